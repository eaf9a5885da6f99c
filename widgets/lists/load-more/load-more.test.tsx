import { beforeEach, expect, test, vi } from 'vitest';
import type { Kernel, Mount } from '../../../kernel/types.ts';
import { moreNewsPartial, newsAnswer, newsItem } from '../../shared/testing/news.ts';
import { click, element, kernelOf, print, settle, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { type Answer, held, json, serve, text, unreachable } from '../../shared/testing/server.ts';
import { LoadMoreBox } from './box.tsx';
import words from './words.json' with { type: 'json' };

// Cancels errors, so that they are not logged.
document.addEventListener('widget:error', event => event.preventDefault());

let mount: Mount;
// Imported again, because partials are cached for the lifetime of a page.
beforeEach(async () => {
  vi.resetModules();
  ({ default: mount } = await import('./load-more.ts'));
});

const ids = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('ul > li')].map(({ dataset }) => dataset.id);
const message = (): string | null => element('[role=status]').textContent;
const more = (): Promise<void> => click('form button');

async function wakeLoadMore(from = 0): Promise<Kernel> {
  const kernel = kernelOf();
  const conf = { id: '3', seqKey: 'first', items: 2, topicFilter: '7' };
  const items = [newsItem(1), newsItem(2)];
  const box = printBox(<LoadMoreBox language="fa" conf={conf} items={items} action="/topic/x" from={from} />);
  await wake(mount, box, kernel);
  return kernel;
}

test.each([
  [0, '2'],
  [40, '42'],
])('a tap after %i items on earlier pages requests the next ones', async (from, asked) => {
  const requests = serve(newsAnswer([3, 4]), moreNewsPartial);
  await wakeLoadMore(from);
  await more();
  expect(requests[0]).toEqual({
    method: 'GET',
    path: '/papi',
    query: { place: '3', topic: '7', from: asked, size: '2', seqKey: 'first' },
    body: {},
  });
  expect(ids()).toEqual(['1', '2', '3', '4']);
});

test('new items are rendered by the partial, and the first one gets the focus', async () => {
  const requests = serve(newsAnswer([3, 4]), moreNewsPartial);
  const kernel = await wakeLoadMore();
  await more();
  expect(requests[1]?.path).toBe('/global/partials/more-news.html');
  expect(kernel.scan).toHaveBeenCalledExactlyOnceWith(element('[data-widget=load-more]'));
  expect(document.activeElement).toBe(element('[data-id="3"] a'));
  expect(message()).toBe('');
});

test('each request has the number of shown items and the latest sequence key', async () => {
  const requests = serve(newsAnswer([3, 4], 'second'), moreNewsPartial, newsAnswer([5], ''), newsAnswer([6]));
  await wakeLoadMore();
  await more();
  await more();
  await more();
  const asked = requests.filter(({ path }) => path === '/papi').map(({ query }) => [query.from, query.seqKey]);
  expect(asked).toEqual([
    ['2', 'first'],
    ['4', 'second'],
    ['5', 'second'],
  ]);
});

test('items that are already shown, or twice in an answer, are dropped', async () => {
  const requests = serve(newsAnswer([2, 3, 3, 1]), moreNewsPartial, newsAnswer([4]));
  await wakeLoadMore();
  await more();
  expect(ids()).toEqual(['1', '2', '3']);
  await more();
  expect(requests.at(-1)?.query.from).toBe('3');
});

test.each([
  ['nothing', []],
  ['nothing new', [1, 2]],
])('an answer with %s removes the button and shows a message', async (_, answered) => {
  serve(newsAnswer(answered));
  const kernel = await wakeLoadMore();
  await more();
  expect(document.querySelector('form button')).toBeNull();
  expect(message()).toBe(words.fa.end);
  expect(element('form').hasAttribute('aria-busy')).toBe(false);
  expect(kernel.scan).not.toHaveBeenCalled();
});

test.each<[string, Answer[]]>([
  ['the server is out of reach', [unreachable]],
  ['the server refuses', [json({}, 503)]],
  ['the answer is garbage', [text('<p>')]],
  ['the answer has another shape', [json({ newsList: [{ id: 3 }] })]],
  ['the partial cannot be had', [newsAnswer([3, 4], 'lost'), text('', 404)]],
])('a failure shows a message and can be tried again: %s', async (_, answers) => {
  const requests = serve(...answers, newsAnswer([3, 4]), moreNewsPartial);
  await wakeLoadMore();
  await more();
  expect(message()).toBe(words.fa.failed);
  expect(ids()).toEqual(['1', '2']);
  await more();
  expect(requests.at(-2)?.query).toMatchObject({ from: '2', seqKey: 'first' });
  expect(ids()).toEqual(['1', '2', '3', '4']);
  expect(message()).toBe('');
});

test.each([text('', 404), text('{{#newsList}}<li>{{{title}}}</li>{{/newsList}}'), unreachable])(
  'an unusable partial is reported to the newsroom',
  async partial => {
    serve(newsAnswer([3, 4]), partial);
    await wakeLoadMore();
    const report = vi.fn();
    element('[data-widget=load-more]').addEventListener('widget:error', report);
    await more();
    expect(report).toHaveBeenCalledOnce();
    expect(ids()).toEqual(['1', '2']);
  },
);

test('a double tap sends one request', async () => {
  const { answer, release } = held(newsAnswer([3]));
  const requests = serve(answer, moreNewsPartial);
  await wakeLoadMore();
  await more();
  expect(element('form').getAttribute('aria-busy')).toBe('true');
  await more();
  release();
  await settle();
  expect(requests.filter(({ path }) => path === '/papi')).toHaveLength(1);
  expect(ids()).toEqual(['1', '2', '3']);
});

/** Creates a box of another CMS. */
const unrendered = (conf: string, list = '<ul></ul>'): HTMLElement =>
  print(`<div data-conf='${conf}'>${list}<form><button></button><p role="status"></p></form></div>`);

test.each([
  ['{"items":0}', 'items="0"'],
  ['{"items":-5}', 'items="-5"'],
  ['{"items":2.5}', 'items="2.5"'],
  ['{"items":"many"}', 'items="many"'],
  ['{"id":{}}', 'id={}'],
  ['{"selector":"##"}', 'selector'],
])('a box configured as %s reports %s and keeps its markup', (conf, sentence) => {
  const box = unrendered(conf);
  const before = box.innerHTML;
  expect(() => mount(box, kernelOf())).toThrow(sentence);
  expect(box.innerHTML).toBe(before);
});

test('new items are added to the list that the box names', async () => {
  serve(newsAnswer([3]), moreNewsPartial);
  await wake(mount, unrendered('{"selector":".second"}', '<ul class="first"></ul><ol class="second"><li data-id="1"></li></ol>'), kernelOf());
  await more();
  expect([...element('.second').children].map(item => item.getAttribute('data-id'))).toEqual(['1', '3']);
  expect(element('.first').childElementCount).toBe(0);
});
