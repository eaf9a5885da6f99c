// `npm run lighthouse`: Lighthouse on every measured page, its zero-JS twin beside it. Five runs each (RUNS), but one
// of pages that are laid out as another is.
import { launch } from 'chrome-launcher';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { everything, measure, times } from './lighthouse/measure.ts';
import { type Sample, judge, table } from './lighthouse/verdict.ts';
import { measuredPages, pagesLikeTopic } from './measured-pages.ts';
import { startOrigin } from './origin-process.ts';

const runs = Number(process.env.RUNS ?? 5);

interface Arm {
  name: string;
  address: string;
  isTwin: boolean;
  runs: number;
  samples: Sample[];
}

/** A twin that runs scripts would hide what ours cost. JSON-LD is data. */
async function expectNoScript({ address }: Arm): Promise<void> {
  const html = await (await fetch(address)).text();
  if (/<script(?! type="application\/ld\+json")/.test(html)) throw new Error(`${address} is no zero-JS twin: it has a script`);
}

async function measureAll(arms: readonly Arm[]): Promise<void> {
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: [...chromiumFlags], logLevel: 'silent' });
  try {
    // Run by run over all of them, so that a busy minute of the machine does not hit one page alone.
    for (let run = 1; run <= runs; run += 1) {
      console.info(`Run ${run} of ${runs}`);
      for (const { address, isTwin, samples } of arms.filter(arm => run <= arm.runs)) {
        samples.push(await measure(address, chrome.port, isTwin ? times : everything));
      }
    }
  } finally {
    chrome.kill();
  }
}

async function main(): Promise<string[]> {
  const origin = await startOrigin({ FLAVOUR: 'preact' });
  const twin = await startOrigin({ FLAVOUR: 'preact', TWIN: '1' });
  const arms = Object.entries(measuredPages).flatMap(([name, path]): Arm[] => {
    const runsOfPage = pagesLikeTopic.has(name) ? 1 : runs;
    return [
      { name, address: origin.address + path, isTwin: false, runs: runsOfPage, samples: [] },
      { name: '  zero-JS twin', address: twin.address + path, isTwin: true, runs: runsOfPage, samples: [] },
    ];
  });
  try {
    await Promise.all(arms.filter(({ isTwin }) => isTwin).map(expectNoScript));
    await measureAll(arms);
  } finally {
    await Promise.all([origin.stop(), twin.stop()]);
  }
  console.info(`\n${table(arms)}\n`);
  return arms.filter(({ isTwin }) => !isTwin).flatMap(({ name, samples }) => judge(name, samples));
}

try {
  const problems = await main();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
