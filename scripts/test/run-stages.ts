import type { Gate } from './gates.ts';
import type { Result } from './summary.ts';

/** So many gates of one stage run side by side. */
const atOnce = 2;

type Run = (gate: Gate, options: { alone: boolean }) => Promise<Result>;

/**
 * Runs the gates stage by stage. A failure stops nothing, except that what needs a build is skipped without one.
 * Returns the results in the order in which they came.
 */
export async function runStages(stages: readonly (readonly Gate[])[], run: Run): Promise<Result[]> {
  const results: Result[] = [];
  const hasFailed = (gate: string): boolean =>
    results.some(({ name, counts }) => name === gate && counts !== undefined && counts.failed > 0);

  for (const stage of stages) {
    const queue = [...stage];
    const alone = stage.length === 1;
    const lane = async (): Promise<void> => {
      for (let gate = queue.shift(); gate; gate = queue.shift()) {
        const skipped = gate.needsBuild && hasFailed('build');
        results.push(skipped ? { name: gate.name, seconds: 0, counts: undefined } : await run(gate, { alone }));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
  }
  return results;
}
