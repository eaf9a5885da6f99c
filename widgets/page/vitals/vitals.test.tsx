import { beforeEach, expect, test, vi } from 'vitest';
import { element, kernelOf, settle, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { VitalsBox } from './box.tsx';
import mount from './vitals.ts';

type ReportMetric = (metric: object) => void;

const library = vi.hoisted(() => ({ told: {} as Record<string, ReportMetric> }));
for (const [file, name] of [['onFCP', 'FCP'], ['onTTFB', 'TTFB'], ['onLCP', 'LCP'], ['onCLS', 'CLS'], ['attribution/onINP', 'INP']] as const) {
  vi.doMock(`web-vitals/${file}.js`, () => ({ [`on${name}`]: (told: ReportMetric) => void (library.told[name] = told) }));
}

const tell = (name: string, value: number, rest: object = {}, navigationType = 'navigate'): void =>
  library.told[name]?.({ name, value, navigationType, entries: [], ...rest });

let sent: [address: string, fields: Record<string, string>][];
let navigator: Record<string, unknown>;

beforeEach(() => {
  sent = [];
  library.told = {};
  navigator = {
    connection: { effectiveType: '3g' },
    deviceMemory: 2,
  };
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('fetch', (address: string, { body, ...options }: RequestInit) => {
    expect(options).toEqual({ method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' });
    sent.push([address, Object.fromEntries(body as URLSearchParams)]);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  // Simulates a browser that measures, because jsdom does not.
  performance.getEntriesByType = () => [];
});

async function open(): Promise<void> {
  const box = printBox(<VitalsBox share={1} kind="article" />);
  document.body.insertAdjacentHTML('beforeend', '<main><p>Text</p></main><form data-widget="poll"><button>Vote</button></form>');
  await wake(mount, box, kernelOf());
  await vi.dynamicImportSettled();
  await settle();
}

function turn(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const poll = (): HTMLElement => element('[data-widget=poll]');

/** Simulates a held tap: marks the box until it is ready. */
async function hold(milliseconds: number, state: 'ready' | 'failed'): Promise<void> {
  poll().dataset.widgetState = 'loading';
  poll().setAttribute('aria-busy', 'true');
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(milliseconds);
  poll().dataset.widgetState = state;
  poll().removeAttribute('aria-busy');
  await vi.advanceTimersByTimeAsync(0);
}

test('one beacon is sent when the page is first hidden', async () => {
  await open();
  tell('FCP', 900.4);
  tell('TTFB', 310);
  tell('LCP', 1834.2, { entries: [{ element: element('main p') }] });
  const shift = (value: number, node: Node | null): object => ({ value, sources: [{ node }] });
  tell('CLS', 0.12345, { entries: [shift(0.01, element('main')), shift(0.1, element('button').firstChild)] });
  const longestScript = { entry: { sourceURL: import.meta.url.replace('vitals.test.tsx', 'poll.js') } };
  tell('INP', 152, { attribution: { interactionTarget: 'poll button', interactionType: 'pointer', longestScript } });
  expect(sent).toEqual([]);
  turn('hidden');
  const line = {
    ...{ kind: 'article', build: 'vitals', net: '3g', mem: '2', nav: 'navigate' },
    ...{ fcp: '900', ttfb: '310', lcp: '1834', lcpAt: 'page p', cls: '0.1235', clsAt: 'poll button' },
    ...{ inp: '152', inpAt: 'poll button', inpBy: 'pointer', inpIn: 'poll' },
  };
  expect(sent).toEqual([['/rest/vitals', line]]);
  turn('visible');
  turn('hidden');
  expect(sent).toHaveLength(1);
});

test('held taps are reported with their duration, and failures with their box', async () => {
  await open();
  await hold(200, 'ready');
  await hold(700, 'ready');
  await hold(50, 'failed');
  for (const message of ['https://elsewhere.example/poll.js', 'Importing a module script failed.', 'x is not a function']) {
    poll().dispatchEvent(new CustomEvent('widget:error', { bubbles: true, detail: new Error(message) }));
  }
  turn('hidden');
  expect(sent[0]?.[1]).toMatchObject({ held: '3', replayed: '2', wait: '700', chunks: '2', boxes: '1', failed: 'poll' });
});

test('a return from the back/forward cache counts as a new view', async () => {
  await open();
  tell('LCP', 2000);
  turn('hidden');
  turn('visible');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  tell('LCP', 40, {}, 'back-forward-cache');
  turn('hidden');
  expect(sent.map(([, { nav, lcp }]) => [nav, lcp])).toEqual([['navigate', '2000'], ['back-forward-cache', '40']]);
});

test.each([
  ['save data', { connection: { saveData: true } }],
  ['opt out of tracking by GPC', { globalPrivacyControl: true }],
  ['opt out of tracking by DNT', { doNotTrack: '1' }],
])('readers who %s are not measured', async (_, wish) => {
  Object.assign(navigator, wish);
  await open();
  turn('hidden');
  expect(library.told).toEqual({});
  expect(sent).toEqual([]);
});
