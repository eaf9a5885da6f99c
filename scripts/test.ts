// `npm test`: runs all gates, or the named ones: `npm test unit e2e`. `npm test nightly` tests all combinations,
// without retries. Ends with the number of passed and failed tests.
import { nightlyStages, stages } from './test/gates.ts';
import { runGate, runStages, summarise } from './test/run-gates.ts';

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort());

const words = process.argv.slice(2);
const wanted = words.filter(word => word !== 'nightly');
const known = nightlyStages.flat().map(({ name }) => name);
const unknown = wanted.find(name => !known.includes(name));

if (unknown) {
  console.error(`There is no gate "${unknown}"; there are ${known.join(', ')}, and "nightly" for all of them in full.`);
  process.exitCode = 1;
} else {
  const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
  const all = words.includes('nightly') ? nightlyStages : stages;
  const chosen = all.map(stage => stage.filter(({ name }) => isWanted(name)));
  const { text, failed } = summarise(await runStages(chosen, runGate, stopped.signal));
  console.info(`\n${text}`);
  process.exitCode = failed || stopped.signal.aborted ? 1 : 0;
}
