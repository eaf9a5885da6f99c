import { launch } from 'chrome-launcher';
import { chromiumFlags } from '../../../scripts/chromium.ts';
import { BenchFailure } from '../../failure.ts';
import { showProgress } from '../../visits/rounds/progress.ts';
import type { BenchPage } from '../../subjects/arm.ts';
import { chromiumPath, openUnfronted, pagesLikeOthers } from '../../subjects/here.ts';
import { openArm } from '../../subjects/open-arms.ts';
import { everything, measure, times } from './measure.ts';
import { type IsSettled, type LighthouseArm, measureInTurns } from './measure-in-turns.ts';

const second = 1000;
/** A run takes five to ten seconds. */
const limitOfRun = 60 * second;

interface Asked {
  /** What is measured, and its twin. */
  asked: readonly string[];
  pages: readonly BenchPage[];
  /** How often each page is measured, at most; those that are laid out as another is, once. */
  runs: number;
  /** Whether the pages without any script are measured beside them, to be looked at. */
  hasTwins: boolean;
  isSettled: IsSettled;
}

const newArm = (name: string, address: string, isTwin: boolean, runs: number): LighthouseArm => ({
  name,
  address,
  isTwin,
  runs,
  samples: [],
});

/** A twin that runs scripts would hide what ours cost. JSON-LD is data. */
async function expectNoScript({ address }: LighthouseArm): Promise<void> {
  const html = await (await fetch(address)).text();
  if (/<script(?! type="application\/ld\+json")/.test(html)) throw new BenchFailure(`${address} is no zero-JS twin: it has a script.`);
}

async function measureAll(arms: readonly LighthouseArm[], isSettled: IsSettled): Promise<void> {
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: [...chromiumFlags, '--ignore-certificate-errors'], logLevel: 'silent' });
  const wanted = arms.reduce((sum, arm) => sum + arm.runs, 0);
  try {
    await measureInTurns(
      arms,
      ({ address, isTwin }) => measure(address, chrome.port, isTwin ? times : everything),
      { limits: { run: limitOfRun, all: wanted * 30 * second }, isSettled },
      showProgress(wanted),
    );
  } finally {
    chrome.kill();
  }
}

/** Lighthouse's mobile runs of pages, each page's twin right after it. Throws a sentence where a run does not end. */
export async function runLighthouse({ asked, pages, runs, hasTwins, isSettled }: Asked): Promise<LighthouseArm[]> {
  const openers = asked.slice(0, hasTwins ? 2 : 1).map(text => openUnfronted(text) ?? openArm(text, text));
  const opened = await Promise.all(openers);
  const [site, twin] = opened.map(({ address }) => address);
  const arms = pages.flatMap(({ name, path }) => {
    const runsOfPage = pagesLikeOthers.has(name) ? 1 : runs;
    const page = newArm(name, new URL(path, site).href, false, runsOfPage);
    return twin ? [page, newArm('  zero-JS twin', new URL(path, twin).href, true, runsOfPage)] : [page];
  });
  try {
    await Promise.all(arms.filter(({ isTwin }) => isTwin).map(expectNoScript));
    await measureAll(arms, isSettled);
  } finally {
    await Promise.all(opened.map(({ stop }) => stop()));
  }
  return arms;
}
