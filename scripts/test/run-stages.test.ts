import { expect, test } from 'vitest';
import type { Gate } from './gates.ts';
import { runStages } from './run-stages.ts';
import type { Result } from './summary.ts';

const gate = (name: string, needsBuild = false): Gate => ({ name, script: [name], limit: 60, needsBuild });
const passed = (name: string): Result => ({ name, seconds: 1, counts: { passed: 1, failed: 0 } });
const failed = (name: string): Result => ({ name, seconds: 1, counts: { passed: 0, failed: 1 } });
const names = (results: readonly Result[]): string[] => results.map(({ name }) => name);

test('every gate runs, also after a failure', async () => {
  const stages = [[gate('lint'), gate('types')], [gate('build')], [gate('e2e', true)]];
  const results = await runStages(stages, ({ name }) => Promise.resolve(name === 'lint' ? failed(name) : passed(name)));
  expect(names(results)).toEqual(['lint', 'types', 'build', 'e2e']);
  expect(results.every(({ counts }) => counts)).toBe(true);
});

test('what needs a build is skipped where the build failed', async () => {
  const ran: string[] = [];
  const results = await runStages([[gate('build')], [gate('e2e', true)], [gate('other')]], ({ name }) => {
    ran.push(name);
    return Promise.resolve(name === 'build' ? failed(name) : passed(name));
  });
  expect(ran).toEqual(['build', 'other']);
  expect(results[1]).toEqual({ name: 'e2e', seconds: 0, counts: undefined });
});

test('the gates of a stage run two at a time, and a stage of one is alone', async () => {
  let running = 0;
  const most: Record<string, number> = {};
  await runStages([[gate('a'), gate('b'), gate('c')], [gate('d')]], async ({ name }, { alone }) => {
    const company = alone ? 'alone' : 'beside others';
    running += 1;
    most[company] = Math.max(most[company] ?? 0, running);
    await Promise.resolve();
    running -= 1;
    return passed(name);
  });
  expect(most).toEqual({ 'beside others': 2, alone: 1 });
});
