// `npm test`: every gate, or those named: `npm test unit e2e`. Ends with the number of tests passed and failed.
import { stages } from './test/gates.ts';
import { runGate } from './test/run-gate.ts';
import { runStages } from './test/run-stages.ts';
import { summarise } from './test/summary.ts';

// The gates run in process groups of their own, which the terminal's Ctrl-C does not reach; they end with this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const wanted = process.argv.slice(2);
const known = stages.flat().map(({ name }) => name);
const unknown = wanted.find(name => !known.includes(name));

if (unknown) {
  console.error(`There is no gate "${unknown}"; there are ${known.join(', ')}.`);
  process.exitCode = 1;
} else {
  const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
  const chosen = stages.map(stage => stage.filter(({ name }) => isWanted(name)));
  const { text, failed } = summarise(await runStages(chosen, runGate));
  console.info(`\n${text}`);
  process.exitCode = failed ? 1 : 0;
}
