import { parseHtml } from '../../fixtures/newsroom/pages/testing/parse.ts';
import { chunkOf } from '../testing/boxes.ts';
import { type AskedRequest, openNetworkLine } from '../testing/network-line.ts';
import { openPrerenderingTab, valueIn } from '../testing/prerender.ts';
import { expect, test } from '../testing/test.ts';

const story = '/news/1034';
const isCall = ({ path }: AskedRequest): boolean => /^\/(rest|captcha)\//.test(path);

const said = '[role=status], [role=alert]';

/** State of the last box of a front page that wakes without interaction. */
const timesState = "document.querySelector('[data-widget=relative-times]')?.dataset.widgetState";

/** Storage keys, the number of playing media and of awake boxes, and the live regions' text on a prerendered page. */
const traces = `JSON.stringify([
  Object.keys(localStorage),
  [...document.querySelectorAll('audio, video')].filter(({ paused }) => !paused).length,
  document.querySelectorAll('[data-widget-state]').length,
  [...document.querySelectorAll('${said}')].map(({ textContent }) => textContent),
])`;

test('a prerendered story loads its first files, counts nothing, and takes a vote once it is shown', async ({ baseURL }) => {
  const { url, asked, close } = await openNetworkLine(String(baseURL));
  await using tab = await openPrerenderingTab();
  await tab.open(url);
  await expect.poll(() => valueIn(tab.cdp(), timesState)).toBe('ready');
  const ahead = await tab.prerender(url + story);
  await expect.poll(() => asked.filter(({ path }) => chunkOf('visit').test(path))).toHaveLength(1);
  const printed = parseHtml(await (await fetch(`${baseURL}${story}`)).text());
  const printedWords = [...printed.querySelectorAll(said)].map(({ textContent }) => textContent);
  expect(await valueIn(ahead, traces)).toBe(JSON.stringify([[], 0, 0, printedWords]));
  expect(asked.filter(isCall)).toEqual([]);

  await tab.activate(ahead, url + story);
  await valueIn(ahead, "document.querySelector('[data-widget=like] .positive').click()");
  const called = (): string[] => asked.filter(isCall).map(({ method, path }) => `${method} ${path}`).sort();
  await expect.poll(called).toEqual(['POST /rest/rateNews', 'POST /rest/visit']);
  expect(asked.filter(({ path }) => path === story)).toHaveLength(1);
  close();
});

test('a prerendered story applies the font size and display settings chosen after it was prerendered', async ({ baseURL }) => {
  await using tab = await openPrerenderingTab();
  await tab.open(`${baseURL}/news/1021`);
  const ahead = await tab.prerender(`${baseURL}${story}`);
  await valueIn(tab.cdp(), "document.querySelector('[data-step=larger]').click()");
  await expect.poll(() => valueIn(tab.cdp(), "sessionStorage.getItem('font-size')")).toContain('18px');
  const style = '@media screen{.high-contrast-active{--ink:CanvasText}}';
  await valueIn(tab.cdp(), `localStorage.setItem('accessibility-widget-style', ${JSON.stringify(style)})`);
  await tab.activate(ahead, `${baseURL}${story}`);
  const shown = `JSON.stringify([
    getComputedStyle(document.querySelector('[data-article-body]')).fontSize,
    document.body.classList.contains('high-contrast-active'),
  ])`;
  await expect.poll(() => valueIn(ahead, shown)).toBe('["18px",true]');
});

test('a bench session counts a page requested by the service worker once', async ({ baseURL }) => {
  await using tab = await openPrerenderingTab();
  await tab.open(`${baseURL}/`);
  await expect.poll(() => valueIn(tab.cdp(), timesState)).toBe('ready');
  await valueIn(tab.cdp(), "dispatchEvent(new Event('offline'))");
  await tab.cdp().send('Page.navigate', { url: `${baseURL}/news/1021`, referrer: `${baseURL}/` });
  const worker = 'navigator.serviceWorker.getRegistration().then(known => known?.active?.state)';
  await expect.poll(() => valueIn(tab.cdp(), worker).catch(() => '')).toBe('activated');
  await tab.open(`${baseURL}${story}`);
  const overLine = () => tab.requests.filter(({ url, bytes }) => url.endsWith(story) && bytes > 0);
  await expect.poll(overLine).toMatchObject([{ type: 'Document' }]);
});
