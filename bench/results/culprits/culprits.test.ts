import { describe, expect, test } from 'vitest';
import type { Details, ForcedLayout, FunctionCalls, RequestRecord } from '../sample.ts';
import { culpritFilesOf, culpritsOf, likelyCulprits } from './culprits.ts';

const page = 'home';

const request = (path: string, facts: Partial<RequestRecord> = {}, host = 'http://localhost:1'): RequestRecord => {
  const initiator = facts.initiator === undefined ? `${host}/news/1` : facts.initiator;
  const times = { start: 0, end: 1 };
  return { url: host + path, type: 'script', bytes: 100, depth: 1, beforeScroll: true, ...times, ...facts, initiator };
};

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

  test('are told with how often they were called on either side, the most changed first', () => {
    expect(culpritsOf({ page, metric: 'calls' }, before, after)).toEqual([
      { page, metric: 'calls', name: 'Row (widgets/shared/news-list/news-list.tsx:14)', before: 400, after: 1600 },
      { page, metric: 'calls', name: 'createVNode (preact/src/create-element.js:60)', before: 0, after: 5 },
    ]);
    expect(culpritsOf({ page, metric: 'blocks' }, before, after)[0]).toMatchObject({ before: 400, after: 3200 });
  });

  test('are named in a failure with how much more they were called, and where they are', () => {
    expect(likelyCulprits('calls', before, after)).toEqual([
      'Row +1,200 (widgets/shared/news-list/news-list.tsx:14)',
      'createVNode +5 (preact/src/create-element.js:60)',
    ]);
  });

  test('are what a figure is made of where there is nothing to compare it with', () => {
    expect(likelyCulprits('calls', null, before)).toEqual([
      'Row 400 (widgets/shared/news-list/news-list.tsx:12)',
      'parse 7 (widgets/forms/poll/markup.ts:3)',
    ]);
  });

  test('are a hint where something of another kind comes from, if there is a visit to compare with', () => {
    expect(likelyCulprits('heap', before, after)[0]).toBe('calls of Row +1,200 (widgets/shared/news-list/news-list.tsx:14)');
    expect(likelyCulprits('heap', null, after)).toEqual([]);
    expect(likelyCulprits('bytes.html', before, after)).toEqual([]);
    expect(culpritsOf({ page, metric: 'heap' }, before, after)).toEqual([]);
  });

  test('of one file are one, whatever moves between them', () => {
    const moved: Details = {
      functions: [called('Line', 'widgets/shared/news-list/news-list.tsx:12', 400), called('parse', 'widgets/forms/poll/markup.ts:3', 9)],
    };
    expect(culpritFilesOf({ page, metric: 'calls' }, before, moved)).toEqual([
      { page, metric: 'calls', name: 'widgets/forms/poll/markup.ts', before: 7, after: 9 },
    ]);
  });

  test('of a build without maps are known by their names, whatever folder and column they are in', () => {
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

  test('that grew are told by their name, under whatever host and hash', () => {
    const after: Details = { requests: [document(host), kernel, chunk] };
    expect(likelyCulprits('bytes.js.load', before, after)).toEqual(['/assets/BBBBBBBB/kernel.js +60']);
    expect(likelyCulprits('requests.load', before, after)).toEqual([]);
  });

  test('that are new are told with the file that asked for them', () => {
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

  test('at the end of a longer chain than there was are its culprits, and nothing else that is new', () => {
    const late = request('/assets/shared/chunk-BBBBBBBB.js', { depth: 2, initiator: kernel.url }, host);
    const after: Details = { requests: [document(host), kernel, late, request('/new.js', {}, host)] };
    expect(culpritsOf({ page, metric: 'requests.depth' }, before, after)).toEqual([
      expect.objectContaining({ name: expect.stringMatching('chunk-BBBBBBBB.*BBBBBBBB/kernel') as string, before: 1, after: 2 }),
    ]);
    expect(culpritsOf({ page, metric: 'requests.depth' }, after, before)).toEqual([]);
    expect(likelyCulprits('requests.depth', null, after)).toHaveLength(1);
  });

  test('that are made again are told, but for calls', () => {
    const calls = [request('/api/visit', { type: 'call' }), request('/api/visit', { type: 'call' })];
    const again = request('/assets/AAAAAAAA/kernel.js', { initiator: 'http://localhost:1/assets/late.js' });
    const after: Details = { requests: [...(before.requests ?? []), ...calls, again] };
    expect(likelyCulprits('requests.repeated', before, after)).toEqual([
      '/assets/AAAAAAAA/kernel.js, asked for by /assets/late.js +1',
    ]);
  });

  test('with an endless address are cut', () => {
    const after: Details = { requests: [...(before.requests ?? []), request(`/${'a'.repeat(10_000)}`)] };
    expect(likelyCulprits('bytes.js.load', before, after)[0]?.length).toBeLessThan(120);
  });
});

test('forced layouts are told by the function that forces them', () => {
  const before: Details = { forcedLayouts: [forced('measure', { count: 2 })] };
  const after: Details = { forcedLayouts: [forced('measure', { count: 2 }), forced('open', { kind: 'style', time: 0.25 })] };
  expect(likelyCulprits('forced', before, after)).toEqual(['open +1 (widgets/shared/news-list/news-list.tsx:9)']);
  expect(likelyCulprits('cpu.forced', before, after)).toEqual(['open +0.25 (widgets/shared/news-list/news-list.tsx:9)']);
  expect(likelyCulprits('cpu.style', before, after)).toHaveLength(1);
  expect(likelyCulprits('cpu.layout', before, after)).toEqual([]);
});

test('shifts are told by the element, boxes by their names, long tasks by what took most of them', () => {
  const after: Details = {
    shifts: [{ value: 0.12, at: 300, selector: '[data-widget=poll] img' }],
    awake: ['poll'],
    longestTasks: [{ time: 30, at: 0, source: 'widgets/forms/poll/poll.tsx:42' }],
  };
  expect(likelyCulprits('shift', {}, after)).toEqual(['[data-widget=poll] img +0.12']);
  expect(likelyCulprits('awake', {}, after)).toEqual(['poll +1']);
  expect(likelyCulprits('cpu.longest', {}, after)).toEqual(['widgets/forms/poll/poll.tsx:42 +30']);
});

test('taps are told by widget and moment: lost, doubled or late', () => {
  const tap = (moment: string, effects: number) => ({ widget: 'poll', moment, effects, time: effects ? 40 : null });
  const after: Details = { taps: [tap('at first paint', 0), tap('while waking', 3), tap('awake', 1)] };
  expect(likelyCulprits('taps.lost', {}, after)).toEqual(['poll, tapped at first paint +1']);
  expect(likelyCulprits('taps.doubled', {}, after)).toEqual(['poll, tapped while waking +2']);
  expect(likelyCulprits('taps.late', {}, after)).toHaveLength(1);
});

test('web vitals are told by their parts and the element that they are about', () => {
  const vitals = (elementRenderDelay: number): Details => {
    return { attribution: { lcp: { target: 'img.hero', timeToFirstByte: 20, elementRenderDelay } } };
  };
  expect(likelyCulprits('lcp', vitals(10), vitals(300))).toEqual(['elementRenderDelay of img.hero +290']);
});

test('a metric that nobody knows has no culprits', () => {
  expect(likelyCulprits('speed', {}, {})).toEqual([]);
  expect(culpritsOf({ page, metric: 'speed' }, null, {})).toEqual([]);
});
