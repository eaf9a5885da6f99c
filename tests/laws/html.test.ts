import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { news } from '../../fixtures/newsroom/content/content.ts';
import { matchesShown } from '../../fixtures/newsroom/content/sports/chosen.ts';
import { isNightly, sampleOf } from '../../scripts/test/nightly.ts';
import { everyPage } from '../testing/every-page.ts';
import { host, openSite } from '../testing/site.ts';

const app = await openSite();

const acceptsPages = { accept: 'text/html', origin: host };

/** Uses the rules of .htmlvalidate.json. */
const validator = new HtmlValidate(new FileSystemConfigLoader());

/** Inline styles and handlers, which our pages' content security policy forbids. */
const inline = /<[^>]+\s(style|on[a-z]+)=/g;

async function complaintsAbout(response: Response): Promise<string[]> {
  const html = await response.text();
  const { results } = await validator.validateString(html, 'page.html');
  const broken = results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, column }) => `${ruleId} at ${column}: ${message}`);
  return [...broken, ...(html.match(inline) ?? [])];
}

/** An article with its heading on the picture, and articles with a video, also in an iframe. */
const unusual = [
  ...news.filter(({ headingOverlay }) => headingOverlay).slice(0, 1).map(({ id }) => `/news/${id}`),
  ...sampleOf(news.filter(({ video }) => video !== undefined)).flatMap(({ id }) => [`/news/${id}`, `/embed/${id}`]),
];

/** One page of each layout, and pages with unusual markup. */
const layouts = [
  '/', '/ar', '/news/1001?replyTo=101', '/news/1201', '/news/1301', '/topic/society?from=5', '/journalist/3', '/person/301',
  '/category/photo', '/service/provinces/tehran', '/poll/14', '/poll/12?voted=105', '/write/2', '/en/sports?league=2&season=x',
  `/sports/fixtures/${matchesShown(Date.now())[0] ?? ''}`, '/newsletter', '/prayer-times', '/form/21', '/form/22?plain=1',
  '/answer/comment/1001', '/answer/save/2', '/answer/form/22', '/answer/newsletter/ended?language=en',
  '/answer/score/1001', '/answer/rate/1201?again=1', '/archive?all=باد&tp=10&ni=برف&from=دیروز', '/en/archive?pi=1&all=qwxz', '/en/mediaArchive?ms=0',
  '/no-such-page', ...unusual,
];

const paths = isNightly ? [...layouts, ...everyPage.map(([, path]) => path)] : layouts;

test.each(paths)('%s is valid HTML', async path => {
  const response = await app.request(host + path, { headers: acceptsPages });
  expect(response.status).toBe(path === '/no-such-page' ? 404 : 200);
  expect(await complaintsAbout(response)).toEqual([]);
});

test.each([
  '/rest/saveForm/1', '/rest/postComment', '/rest/newsletter', '/rest/form/22',
])('the error page of %s for an empty form is valid HTML', async path => {
  const body = new URLSearchParams({ newsId: '1001' });
  const response = await app.request(host + path, { method: 'POST', headers: acceptsPages, body });
  expect(response.status).toBe(422);
  expect(await complaintsAbout(response)).toEqual([]);
});

test.each(['<!doctype html><p><div></div></p>', '<!doctype html><html lang="en"><title>a</title><p style="top:0">b</p></html>'])(
  'the check finds invalid HTML, and styles or handlers in attributes: %s',
  async html => {
    expect(await complaintsAbout(new Response(html))).not.toEqual([]);
  },
);

test.each(['//evil.example/x', '///evil.example', '/\\evil.example/x'])('the page for %s links to no other host', async path => {
  const response = await app.request(new Request(host + path), { headers: acceptsPages });
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain('href="/');
  expect(html).not.toMatch(/(href|action|src)="(\/[\\/]|https?:\/\/evil)/);
});
