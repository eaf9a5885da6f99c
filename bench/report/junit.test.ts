// @vitest-environment jsdom
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { printJunit } from './junit.ts';
import { emptySummary, exampleSummary } from './testing/example-summary.ts';
import { hostileText, withNames } from './testing/hostile.ts';

/** Throws where it is not well-formed. */
function parsed(xml: string): Element {
  const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml');
  if (documentElement.querySelector('parsererror') ?? documentElement.localName === 'parsererror') {
    throw new Error(documentElement.textContent);
  }
  return documentElement;
}

const counts = (element: Element): string[] =>
  ['tests', 'failures', 'errors', 'skipped'].map(name => element.getAttribute(name) ?? '');

test('each gate is a test case in the suite of its kind', () => {
  const root = parsed(printJunit(exampleSummary));
  expect(counts(root)).toEqual(['8', '2', '0', '1']);
  const suites = [...root.querySelectorAll('testsuite')];
  expect(suites.map(suite => suite.getAttribute('name'))).toEqual(['bench ratio', 'bench exact', 'bench ceiling']);
  for (const suite of suites) {
    const found = ['testcase', 'failure', 'error', 'skipped'].map(name => String(suite.querySelectorAll(name).length));
    expect(counts(suite)).toEqual(found);
  }
});

test('no two test cases are called the same', () => {
  const cases = [...parsed(printJunit(exampleSummary)).querySelectorAll('testcase')];
  const names = cases.map(one => `${one.getAttribute('classname') ?? ''} ${one.getAttribute('name') ?? ''}`);
  expect(new Set(names).size).toBe(exampleSummary.gates.length);
});

test('a failure has its sentence, its culprits and its command', () => {
  const failure = parsed(printJunit(exampleSummary)).querySelector('[name="bench exact"] failure');
  expect(failure?.getAttribute('message')).toContain('37,254 → 39,114');
  expect(failure?.textContent).toContain('culprit: kernel/wake.ts:31 wake');
  expect(failure?.textContent).toContain('reproduce: npm run bench -- run --pages home --count');
});

test('a run without gates is an empty list', () => {
  const root = parsed(printJunit(emptySummary));
  expect(counts(root)).toEqual(['0', '0', '0', '0']);
  expect(root.children.length).toBe(0);
});

test('whatever the names, it is well-formed and has as many cases', () => {
  fc.assert(fc.property(hostileText, text => {
    const root = parsed(printJunit(withNames(text)));
    expect(root.querySelectorAll('testcase').length).toBe(exampleSummary.gates.length);
    expect(root.querySelectorAll('failure').length).toBe(2);
  }));
});
