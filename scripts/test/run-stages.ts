import type { Gate } from './gates.ts';
import type { Result } from './summary.ts';

/** So many gates of one stage run side by side. */
const atOnce = 2;

export interface RunOptions {
  /** Whether no other gate runs beside it. */
  alone: boolean;
  /** Stops the gate. */
  signal: AbortSignal;
}

type Run = (gate: Gate, options: RunOptions) => Promise<Result>;

/**
 * Runs the gates stage by stage. A failure stops nothing, except that what needs a build is skipped without one. After
 * `signal` is aborted no further gate starts. Returns the results in the order in which they came.
 */
export async function runStages(
  stages: readonly (readonly Gate[])[],
  run: Run,
  signal = new AbortController().signal,
): Promise<Result[]> {
  const results: Result[] = [];
  const hasFailed = (gate: string): boolean =>
    results.some(({ name, counts }) => name === gate && counts !== undefined && counts.failed > 0);

  for (const stage of stages) {
    const queue = [...stage];
    const alone = stage.length === 1;
    const lane = async (): Promise<void> => {
      for (let gate = queue.shift(); gate && !signal.aborted; gate = queue.shift()) {
        const skipped = gate.needsBuild && hasFailed('build');
        results.push(skipped ? { name: gate.name, seconds: 0, counts: undefined } : await run(gate, { alone, signal }));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
  }
  return results;
}
