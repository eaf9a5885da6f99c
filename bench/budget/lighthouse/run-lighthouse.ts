import { launch } from 'chrome-launcher';
import { chromiumFlags } from '../../../scripts/chromium.ts';
import { showProgress } from '../../visits/rounds/progress.ts';
import type { BenchPage } from '../../sites/arm.ts';
import { chromiumPath, openWithoutProxy, pagesLikeOthers } from '../../sites/own-site.ts';
import { openArm } from '../../sites/open-arms.ts';
import { measure } from './measure.ts';
import { type IsSettled, type LighthouseArm, measureInTurns } from './measure-in-turns.ts';

const second = 1000;
/** A run takes five to ten seconds. */
const limitOfRun = 60 * second;

interface Asked {
  site: string;
  pages: readonly BenchPage[];
  /** How often each page is measured, at most; those that are laid out as another is, once. */
  runs: number;
  isSettled: IsSettled;
}

async function measureAll(arms: readonly LighthouseArm[], isSettled: IsSettled): Promise<void> {
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: [...chromiumFlags, '--ignore-certificate-errors'], logLevel: 'silent' });
  const wanted = arms.reduce((sum, arm) => sum + arm.runs, 0);
  try {
    await measureInTurns(
      arms,
      ({ address }) => measure(address, chrome.port),
      { limits: { run: limitOfRun, all: wanted * 30 * second }, isSettled },
      showProgress(wanted),
    );
  } finally {
    chrome.kill();
  }
}

/** Lighthouse's mobile runs of pages. Throws a sentence where a run does not end. */
export async function runLighthouse({ site, pages, runs, isSettled }: Asked): Promise<LighthouseArm[]> {
  const { address, stop } = await (openWithoutProxy(site) ?? openArm(site, site));
  const arms = pages.map(({ name, path }): LighthouseArm => {
    return { name, address: new URL(path, address).href, runs: pagesLikeOthers.has(name) ? 1 : runs, samples: [] };
  });
  try {
    await measureAll(arms, isSettled);
  } finally {
    await stop();
  }
  return arms;
}
