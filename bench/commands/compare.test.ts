import { expect, test } from 'vitest';
import { freshFolder } from '../../scripts/test/fresh-folder.ts';
import { BenchFailure } from '../failure.ts';
import { createStore, type Manifest } from '../results/store.ts';
import { sideOf } from './compare.ts';
import { joinResults } from './compare/measure.ts';
import { recogniseFolder } from './compare/sides.ts';
import { exampleManifest, visits } from './compare/testing/example-samples.ts';
import { spaced } from '../results/testing/examples.ts';

const { at: folder, write } = freshFolder();

function writeResults(name: string, arms: readonly string[], about: Partial<Manifest> = {}): string {
  const store = createStore(folder(name), { ...exampleManifest, machine: { chromium: 'Chromium 156', groups: 'cgroup v1' }, ...about });
  for (const arm of arms) for (const sample of visits('count', arm, [{ nodes: arm.length }])) store.add(sample);
  return store.folder;
}

test.each([
  ['dist/origin.mjs', 'build'], ['index.html', 'pages'], ['manifest.json', 'results'],
  ['samples.ndjson', 'results'], ['notes.txt', undefined],
])('a folder with %s is recognised as %s', (path, kind) => {
  write(`one/${path}`);
  expect(recogniseFolder(folder('one'))?.kind).toBe(kind);
});

test('sideOf takes a results folder with a report as results, not as pages', () => {
  for (const file of ['manifest.json', 'summary.json', 'report.html']) write(`one/${file}`);
  expect(recogniseFolder(folder('one'))?.kind).toBe('results');
});

test('sideOf refuses a path that is neither a ref nor a folder', () => {
  write('notes/notes.txt');
  for (const asked of [folder('notes'), folder('nowhere'), './nowhere', 'no-such-ref']) {
    expect(() => sideOf(asked)).toThrow(/is not a git ref that is known here, or a folder/);
  }
});

test('the main variant of a comparison is its head, otherwise the shipped build', () => {
  const before = writeResults('before', ['twin', 'preact']);
  const after = writeResults('after', ['base', 'head', 'twin']);
  const { samples, warnings } = joinResults(before, after);
  expect(samples.map(({ arm, figures }) => [arm, figures.nodes])).toEqual([['base', 6], ['head', 4]]);
  expect(warnings).toEqual([]);
});

test('joined results warn about another Chromium', () => {
  const [before, after] = [writeResults('before', ['preact']), writeResults('after', ['preact'], { machine: { chromium: 'Chromium 157' } })];
  expect(joinResults(before, after).warnings).toEqual(['The runs differ in chromium: Chromium 156 and Chromium 157.']);
});

test('joined results warn about another share of the machine', () => {
  const slow = writeResults('slow', ['preact'], { slowBrowser: 0.3 });
  const [warning = '', ...others] = joinResults(writeResults('whole', ['preact']), slow).warnings;
  expect(spaced(warning)).toBe(
    'The browser of base had all of its machine, that of head 30.0 % of one core by cgroup v1: their times are not of the same kind.',
  );
  expect(others).toEqual([]);
  expect(joinResults(slow, slow).warnings).toEqual([]);
});

test('broken or empty results are refused with a message', () => {
  const whole = writeResults('whole', ['preact']);
  writeResults('broken', []);
  expect(() => joinResults(whole, folder('broken'))).toThrow(/has no samples.*--resume/);
  expect(() => joinResults(folder('nowhere'), whole)).toThrow(BenchFailure);
});
