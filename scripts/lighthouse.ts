// `npm run lighthouse`: Lighthouse on every measured page. Three runs each (RUNS), but one of pages that are laid out
// as another is. `npm run lighthouse -- --twins` measures the pages' zero-JS twins beside them, to be looked at.
import { launch } from 'chrome-launcher';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { everything, measure, times } from './lighthouse/measure.ts';
import { type Arm, measureInTurns } from './lighthouse/measure-in-turns.ts';
import { judge, table } from './lighthouse/verdict.ts';
import { measuredPages, pagesLikeTopic } from './measured-pages.ts';
import { startOrigin } from './origin-process.ts';

const runs = Number(process.env.RUNS ?? 3);
const hasTwins = process.argv.includes('--twins');

const second = 1000;
/** A run takes five to ten seconds. */
const limitOfRun = 60 * second;

const newArm = (name: string, address: string, isTwin: boolean, runsOfPage: number): Arm => ({
  name,
  address,
  isTwin,
  runs: runsOfPage,
  samples: [],
});

/** A twin that runs scripts would hide what ours cost. JSON-LD is data. */
async function expectNoScript({ address }: Arm): Promise<void> {
  const html = await (await fetch(address)).text();
  if (/<script(?! type="application\/ld\+json")/.test(html)) throw new Error(`${address} is no zero-JS twin: it has a script`);
}

async function measureAll(arms: readonly Arm[]): Promise<void> {
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: [...chromiumFlags], logLevel: 'silent' });
  const wanted = arms.reduce((sum, arm) => sum + arm.runs, 0);
  try {
    await measureInTurns(
      arms,
      ({ address, isTwin }) => measure(address, chrome.port, isTwin ? times : everything),
      { run: limitOfRun, all: wanted * 30 * second },
    );
  } finally {
    chrome.kill();
  }
}

async function main(): Promise<string[]> {
  const origin = await startOrigin({ FLAVOUR: 'preact' });
  const twin = hasTwins ? await startOrigin({ FLAVOUR: 'preact', TWIN: '1' }) : undefined;
  const arms = Object.entries(measuredPages).flatMap(([name, path]) => {
    const runsOfPage = pagesLikeTopic.has(name) ? 1 : runs;
    const page = newArm(name, origin.address + path, false, runsOfPage);
    return twin ? [page, newArm('  zero-JS twin', twin.address + path, true, runsOfPage)] : [page];
  });
  try {
    await Promise.all(arms.filter(({ isTwin }) => isTwin).map(expectNoScript));
    await measureAll(arms);
  } finally {
    await Promise.all([origin.stop(), twin?.stop()]);
  }
  console.info(`\n${table(arms)}\n`);
  return arms.filter(({ isTwin }) => !isTwin).flatMap(({ name, samples }) => judge(name, samples));
}

async function exitCode(): Promise<number> {
  try {
    const problems = await main();
    for (const problem of problems) console.error(problem);
    return problems.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

// Not by itself: a run that was given up may keep this process alive for ever.
process.exit(await exitCode());
