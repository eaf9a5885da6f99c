import { expect, test } from 'vitest';
import type { Gate } from './gates.ts';
import { runStages } from './run-stages.ts';
import type { Result } from './summary.ts';

const gate = (name: string, needsBuild = false): Gate => ({ name, script: [name], limit: 60, needsBuild });
const passed = (name: string): Result => ({ name, seconds: 1, counts: { passed: 1, failed: 0 } });
const failed = (name: string): Result => ({ name, seconds: 1, counts: { passed: 0, failed: 1 } });
const names = (results: readonly Result[]): string[] => results.map(({ name }) => name);

test('every gate runs, even after a failure', async () => {
  const stages = [[gate('lint'), gate('types')], [gate('build')], [gate('e2e', true)]];
  const results = await runStages(stages, ({ name }) => Promise.resolve(name === 'lint' ? failed(name) : passed(name)));
  expect(names(results)).toEqual(['lint', 'types', 'build', 'e2e']);
  expect(results.every(({ counts }) => counts)).toBe(true);
});

test('a gate that needs the build is skipped after a failed build', async () => {
  const ran: string[] = [];
  const results = await runStages([[gate('build')], [gate('e2e', true)], [gate('other')]], ({ name }) => {
    ran.push(name);
    return Promise.resolve(name === 'build' ? failed(name) : passed(name));
  });
  expect(ran).toEqual(['build', 'other']);
  expect(results[1]).toEqual({ name: 'e2e', seconds: 0, counts: undefined });
});
