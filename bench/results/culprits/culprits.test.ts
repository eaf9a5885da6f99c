import { describe, expect, test } from 'vitest';
import type { Details, ForcedLayout, FunctionCalls, RequestRecord } from '../sample.ts';
import { culpritsOf, likelyCulprits } from './culprits.ts';
import { request as exampleRequest } from '../testing/examples.ts';

const page = 'home';

const request = (path: string, facts: Partial<RequestRecord> = {}, host = 'http://localhost:1'): RequestRecord =>
  exampleRequest(host + path, { initiator: `${host}/news/1`, ...facts });

const document = (host?: string): RequestRecord => request('/news/1', { type: 'document', depth: 0, initiator: null }, host);

const called = (name: string, source: string, calls: number, blocks = calls): FunctionCalls => {
  return { file: '/assets/AAAAAAAA/list.js', source, name, calls, blocks };
};

const forced = (name: string, facts: Partial<ForcedLayout> = {}): ForcedLayout => {
  return { kind: 'layout', source: 'widgets/shared/news-list/news-list.tsx:9', name, count: 1, time: 2, ...facts };
};

describe('functions', () => {
  const before: Details = {
    functions: [called('Row', 'widgets/shared/news-list/news-list.tsx:12', 400), called('parse', 'widgets/forms/poll/markup.ts:3', 7)],
  };
  const after: Details = {
    functions: [
      called('Row', 'widgets/shared/news-list/news-list.tsx:14', 1600, 3200),
      called('createVNode', 'preact/src/create-element.js:60', 5),
      called('parse', 'widgets/forms/poll/markup.ts:3', 7),
    ],
  };

  test('are listed with their calls before and after, by the size of the change', () => {
    expect(culpritsOf({ page, metric: 'calls' }, before, after)).toEqual([
      { page, metric: 'calls', name: 'Row (widgets/shared/news-list/news-list.tsx:14)', before: 400, after: 1600 },
      { page, metric: 'calls', name: 'createVNode (preact/src/create-element.js:60)', before: 0, after: 5 },
    ]);
    expect(culpritsOf({ page, metric: 'blocks' }, before, after)[0]).toMatchObject({ before: 400, after: 3200 });
  });

  test('are named in a failure with their change and source', () => {
    expect(likelyCulprits('calls', before, after)).toEqual([
      'Row +1,200 (widgets/shared/news-list/news-list.tsx:14)',
      'createVNode +5 (preact/src/create-element.js:60)',
    ]);
  });

  test('are hints for other figures, if there is a visit to compare with', () => {
    expect(likelyCulprits('heap', before, after)[0]).toBe('calls of Row +1,200 (widgets/shared/news-list/news-list.tsx:14)');
    expect(likelyCulprits('heap', null, after)).toEqual([]);
    expect(likelyCulprits('bytes.html', before, after)).toEqual([]);
    expect(culpritsOf({ page, metric: 'heap' }, before, after)).toEqual([]);
  });

  test('of the site are named before a library\'s, which are summed up', () => {
    const [open, e, t] = ['/js/site.js:1:1', '/js/jquery.min.js:1:9', '/js/jquery.min.js:2:9'] as const;
    const visit = (times: number): Details => ({
      functions: [called('e', e, 900 * times), called('t', t, 90 * times), called('open', open, 3 * times)],
    });
    expect(likelyCulprits('calls', visit(1), visit(2))).toEqual(['open +3 (/js/site.js:1:1)', 'library /js/jquery.min.js +990']);
  });

  test('without source maps are matched by name in any folder and column', () => {
    const [one, other] = ['/assets/AAAAAAAA/poll.js:1:40', '/assets/BBBBBBBB/poll.js:1:4000'].map(source => ({
      functions: [called('vote', source, 3)],
    })) as [Details, Details];
    expect(culpritsOf({ page, metric: 'calls' }, one, other)).toEqual([]);
  });
});

describe('requests', () => {
  const before: Details = { requests: [document(), request('/assets/AAAAAAAA/kernel.js'), request('/assets/shared/chunk-AAAAAAAA.js')] };
  const host = 'http://localhost:2';
  const kernel = request('/assets/BBBBBBBB/kernel.js', { bytes: 160 }, host);
  const chunk = request('/assets/shared/chunk-BBBBBBBB.js', {}, host);

  test('that grew are named, despite other hosts and hashes', () => {
    const after: Details = { requests: [document(host), kernel, chunk] };
    expect(likelyCulprits('bytes.js.load', before, after)).toEqual(['/assets/BBBBBBBB/kernel.js +60']);
    expect(likelyCulprits('requests.load', before, after)).toEqual([]);
  });

  test('that are new are named with their initiator', () => {
    const late = request('/assets/late.js', { beforeScroll: false, initiator: kernel.url }, host);
    const foreign = request('/pixel.gif?page=1', { type: 'image', initiator: late.url }, 'https://ads.example');
    const after: Details = { requests: [document(host), kernel, chunk, late, foreign] };
    expect(likelyCulprits('requests.end', before, after)).toEqual([
      '/assets/late.js, asked for by /assets/BBBBBBBB/kernel.js +1',
      'ads.example/pixel.gif?page=1, asked for by /assets/late.js +1',
    ]);
    expect(likelyCulprits('requests.js.end', before, after)).toHaveLength(1);
    expect(likelyCulprits('requests.load', before, after)).toHaveLength(1);
  });

  test('of the longest chain are named, but no other new ones', () => {
    const late = request('/assets/shared/chunk-BBBBBBBB.js', { depth: 2, initiator: kernel.url }, host);
    const after: Details = { requests: [document(host), kernel, late, request('/new.js', {}, host)] };
    expect(culpritsOf({ page, metric: 'requests.depth' }, before, after)).toEqual([
      expect.objectContaining({ name: expect.stringMatching('chunk-BBBBBBBB.*BBBBBBBB/kernel') as string, before: 1, after: 2 }),
    ]);
    expect(culpritsOf({ page, metric: 'requests.depth' }, after, before)).toEqual([]);
    expect(likelyCulprits('requests.depth', null, after)).toHaveLength(1);
  });

  test('that are repeated are named, except calls', () => {
    const calls = [request('/api/visit', { type: 'call' }), request('/api/visit', { type: 'call' })];
    const again = request('/assets/AAAAAAAA/kernel.js', { initiator: 'http://localhost:1/assets/late.js' });
    const after: Details = { requests: [...(before.requests ?? []), ...calls, again] };
    expect(likelyCulprits('requests.repeated', before, after)).toEqual([
      '/assets/AAAAAAAA/kernel.js, asked for by /assets/late.js +1',
    ]);
  });
});

test('forced layouts are named after the function that forces them', () => {
  const before: Details = { forcedLayouts: [forced('measure', { count: 2 })] };
  const after: Details = { forcedLayouts: [forced('measure', { count: 2 }), forced('open', { kind: 'style', time: 0.25 })] };
  expect(likelyCulprits('forced', before, after)).toEqual(['open +1 (widgets/shared/news-list/news-list.tsx:9)']);
  expect(likelyCulprits('cpu.style', before, after)).toEqual(['open +0.25 (widgets/shared/news-list/news-list.tsx:9)']);
  expect(likelyCulprits('cpu.layout', before, after)).toEqual([]);
});

test('shifts, boxes and long tasks are named after their element, name and source', () => {
  const after: Details = {
    shifts: [{ value: 0.12, at: 300, selector: '[data-widget=poll] img' }],
    awake: ['poll'],
    longestTasks: [{ time: 30, at: 0, source: 'widgets/forms/poll/poll.tsx:42' }],
  };
  expect(likelyCulprits('shift', {}, after)).toEqual(['[data-widget=poll] img +0.12']);
  expect(likelyCulprits('awake', {}, after)).toEqual(['poll +1']);
  expect(likelyCulprits('cpu.tap', {}, after)).toEqual(['widgets/forms/poll/poll.tsx:42 +30']);
});

test('lost and doubled taps are named after widget and moment', () => {
  const tap = (moment: string, effects: number) => ({ widget: 'poll', moment, effects, time: effects ? 40 : null });
  const after: Details = { taps: [tap('at first paint', 0), tap('while waking', 3), tap('awake', 1)] };
  expect(likelyCulprits('taps.lost', {}, after)).toEqual(['poll, tapped at first paint +1']);
  expect(likelyCulprits('taps.doubled', {}, after)).toEqual(['poll, tapped while waking +2']);
});
