import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BenchFailure } from '../failure.ts';
import { summary as summarySchema } from '../results/summary.ts';
import { readSummary } from './read-summary.ts';
import { emptySummary, exampleSummary } from './testing/example-summary.ts';
import { summaryJsonSchema, writeReport } from './write-report.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
});

afterEach(() => rm(folder, { recursive: true }));

const written = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');

describe('a results folder', () => {
  test('returns the summary that was written last', async () => {
    await writeReport(folder, emptySummary);
    await writeReport(folder, exampleSummary);
    expect(await readSummary(folder)).toEqual(exampleSummary);
  });

  test('holds the schema of its summary', async () => {
    await writeReport(folder, emptySummary);
    expect(JSON.parse(await written('summary.schema.json'))).toEqual(summaryJsonSchema());
    expect(summaryJsonSchema()).toMatchObject({ type: 'object', required: Object.keys(summarySchema.shape) });
  });
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
