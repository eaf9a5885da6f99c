import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BenchFailure } from '../failure.ts';
import { readSummary, writeReport } from './results-folder.ts';
import { emptySummary, exampleSummary } from './testing/example-summary.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('a results folder returns the summary that was written last', async () => {
  await writeReport(folder, emptySummary);
  await writeReport(folder, exampleSummary);
  expect(await readSummary(folder)).toEqual(exampleSummary);
});

describe('a summary that cannot be read', () => {
  const failureOf = async (): Promise<unknown> => readSummary(folder).catch((error: unknown) => error);

  test.each([
    ['that is cut off', '{"schema": 1, "ver', /not whole JSON/],
    ['of another schema', JSON.stringify({ ...emptySummary, schema: 2 }), /schema 2 .* reads 1/],
    ['with a figure that is none', JSON.stringify({ ...emptySummary, seconds: 'long' }), /broken at "seconds"/],
    ['that is something else', '[]', /broken at ""/],
  ])('%s is refused with a sentence', async (_, text, sentence) => {
    await writeFile(join(folder, 'summary.json'), text);
    const failure = await failureOf();
    expect(failure).toBeInstanceOf(BenchFailure);
    expect(String(failure)).toMatch(sentence);
  });

  test('is refused with a sentence where there is none', async () => {
    const failure = await failureOf();
    expect(failure).toBeInstanceOf(BenchFailure);
    expect(String(failure)).toMatch(/has no summary\.json/);
  });
});
