import { describe, expect, test } from 'vitest';
import { BenchFailure } from '../failure.ts';
import { readSummary, writeReport } from './results-folder.ts';
import { emptySummary, exampleSummary } from './testing/example-summary.ts';
import { freshFolder } from '../../scripts/test/fresh-folder.ts';

const { at, write } = freshFolder();

test('readSummary returns the last written summary', async () => {
  await writeReport(at(), emptySummary);
  await writeReport(at(), exampleSummary);
  expect(await readSummary(at())).toEqual(exampleSummary);
});

describe('a summary that cannot be read', () => {
  const failureOf = async (): Promise<unknown> => readSummary(at()).catch((error: unknown) => error);

  test.each([
    ['that is cut off', '{"schema": 1, "ver', /it is no JSON/],
    ['of another schema', JSON.stringify({ ...emptySummary, schema: 2 }), /broken \("schema": .*expected 1/],
    ['with a text in place of a figure', JSON.stringify({ ...emptySummary, seconds: 'long' }), /broken \("seconds"/],
    ['that is a list', '[]', /broken \(""/],
  ])('%s is refused with a sentence', async (_, text, sentence) => {
    write('summary.json', text);
    const failure = await failureOf();
    expect(failure).toBeInstanceOf(BenchFailure);
    expect(String(failure)).toMatch(sentence);
  });

  test('is refused with a message if it is missing', async () => {
    const failure = await failureOf();
    expect(failure).toBeInstanceOf(BenchFailure);
    expect(String(failure)).toMatch(/has no summary\.json/);
  });
});
