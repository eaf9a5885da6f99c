import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags } from '../../../scripts/chromium.ts';
import type { BenchPage } from '../../sites/arm.ts';
import { openArm } from '../../sites/open-arms.ts';
import { chromiumPath, openWithoutProxy, pagesLikeOthers } from '../../sites/own-site.ts';
import { showProgress } from '../../visits/rounds/run-rounds.ts';
import type { LighthouseSample } from './figures.ts';
import { type IsSettled, type LighthouseArm, measureInTurns } from './measure-in-turns.ts';

const perfect = ['accessibility', 'best-practices', 'seo'];

type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Returns the imperfect audits of categories that must be perfect, each with its first complaint. */
function shortcomingsOf({ categories, audits }: LighthouseResult): string[] {
  const references = perfect.flatMap(name => categories[name]?.auditRefs ?? []);
  return references
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title, details }) => {
      const examples: unknown = details && 'items' in details ? details.items : [];
      const example = Array.isArray(examples) && examples.length > 0 ? JSON.stringify(examples[0]) : '';
      return `${id}: ${title} ${example.slice(0, 400)}`.trim();
    });
}

/** Returns the main-thread time of scripts in milliseconds, compilation included. */
function scriptTimeOf({ audits }: LighthouseResult): number {
  const details = audits['mainthread-work-breakdown']?.details;
  const groups: readonly Record<string, unknown>[] = details && 'items' in details && Array.isArray(details.items) ? details.items : [];
  const scripts = groups.filter(({ group }) => group === 'scriptEvaluation' || group === 'scriptParseCompile');
  return scripts.length > 0 ? scripts.reduce((sum, { duration }) => sum + Number(duration), 0) : NaN;
}

/** Number of attempts for one run: on a busy machine, Lighthouse sometimes loses its own trace. */
const tries = 3;

async function run(address: string, port: number): Promise<LighthouseResult> {
  let problem = '';
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const result = await lighthouse(address, {
      port,
      logLevel: 'silent',
      throttlingMethod: 'simulate',
      onlyCategories: ['performance', ...perfect],
      disableFullPageScreenshot: true,
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
    problem = result?.lhr.runtimeError?.message ?? 'no result';
  }
  throw new Error(`Lighthouse could not measure ${address}: ${problem}`);
}

/** Runs Lighthouse once, as a phone on a simulated slow line, in the browser at the port. */
async function measure(address: string, port: number): Promise<LighthouseSample> {
  const lhr = await run(address, port);
  const score = (category: string): number => Math.round((lhr.categories[category]?.score ?? NaN) * 100);
  const figure = (audit: string): number => lhr.audits[audit]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint'),
    fcp: figure('first-contentful-paint'),
    tbt: figure('total-blocking-time'),
    script: scriptTimeOf(lhr),
    cls: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
    shortcomings: shortcomingsOf(lhr),
  };
}

const second = 1000;
/** A run takes five to ten seconds. */
const limitOfRun = 60 * second;

interface LighthouseRun {
  site: string;
  pages: readonly BenchPage[];
  /** Maximum runs for a page. A page with the same layout as another one gets a single run. */
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

/** Runs Lighthouse on pages. Throws a BenchFailure if a run hangs. */
export async function runLighthouse({ site, pages, runs, isSettled }: LighthouseRun): Promise<LighthouseArm[]> {
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
