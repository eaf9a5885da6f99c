import { expect, test } from 'vitest';
import { scriptPlaces } from '../../sites/maps/places.ts';
import { traceEvent } from './testing/trace-event.ts';
import { forcedLayoutsOf, workFigures } from './work.ts';

const event = (name: string, args = {}) => traceEvent(name, { dur: 500, tdur: 500, args });

const by = (url: string, functionName: string): Record<string, unknown> => ({
  beginData: { stackTrace: [{ url, functionName, lineNumber: 1, columnNumber: 20 }] },
});

test('workFigures counts styled elements and compiled scripts', () => {
  const events = [
    event('UpdateLayoutTree', { elementCount: 40 }),
    event('UpdateLayoutTree', { elementCount: 2 }),
    event('v8.compile'),
    event('v8.compileModule'),
    event('v8.compileFunctionx'),
  ];
  expect(workFigures(events)).toEqual({ styled: 42, compiled: 2 });
});

test('a forced layout is reported with its source and count', () => {
  const forced = by('https://localhost/assets/tabs.js', 'measure');
  expect(forcedLayoutsOf([event('Layout', forced), event('Layout', forced), event('Layout')], scriptPlaces)).toEqual([
    { kind: 'layout', source: '/assets/tabs.js:1:20', name: 'measure', count: 2, time: 1 },
  ]);
});

test('a layout forced by a library counts for the site\'s function that called it', () => {
  const stack = [['https://localhost/js/jquery.min.js', 'e'], ['https://localhost/js/site.js', 'measure']];
  const stackTrace = stack.map(([url, functionName]) => ({ url, functionName, lineNumber: 2, columnNumber: 5 }));
  const [forced] = forcedLayoutsOf([event('Layout', { beginData: { stackTrace } })], scriptPlaces);
  expect(forced).toMatchObject({ source: '/js/site.js:2:5', name: 'measure' });
});

test('layouts forced by the bench do not count for the page', () => {
  expect(forcedLayoutsOf([event('Layout', by('', 'anonymous'))], scriptPlaces)).toEqual([]);
});
