import type { Engine } from '../browser/engines/engine.ts';
import { startFirefox } from '../browser/engines/firefox.ts';
import { startWebKit } from '../browser/engines/webkit.ts';
import { reuseBrowser, startedWith } from '../browser/reuse-browser.ts';
import { BenchFailure } from '../failure.ts';
import { slownessOf } from '../results/summarise.ts';
import { addressOf, type Arm, type BenchPage } from '../sites/arm.ts';
import { nameOf, withArms } from '../sites/open-arms.ts';
import { isOwn, ownArms } from '../sites/own-site.ts';
import { showProgress } from '../visits/rounds/run-rounds.ts';
import type { Effects } from '../visits/taps/effects.ts';
import { type Interaction, interactions, namedInteraction } from '../visits/taps/interactions.ts';
import { type Line, lines, type MadeTap, type PlannedTap, planTaps, readWanted, tapPage } from '../visits/taps/plan.ts';
import { interactionsIn, tapIn } from '../visits/taps/tap-engine.ts';
import { interactionsOn, tapOnce } from '../visits/taps/tap-visit.ts';
import { tableOf, verdictOf } from '../visits/taps/verdicts.ts';
import { command, commandLine, givenOr, listOf, oneOf, pagesFor, wholeNumber } from './arguments.ts';
import { exitCodes } from './exit-codes.ts';
import { machineWith, slowBrowserOption } from './new-store.ts';

const options = {
  pages: { type: 'string' },
  arms: { type: 'string' },
  moments: { type: 'string', default: '12' },
  seed: { type: 'string', default: '1' },
  line: { type: 'string', default: lines.join(',') },
  only: { type: 'string' },
  tap: { type: 'string' },
  engine: { type: 'string', default: 'chromium' },
  seen: { type: 'string' },
  ...slowBrowserOption,
  json: { type: 'boolean', default: false },
} as const;

interface Tapped {
  arm: Arm;
  /** Options that repeat the same taps of the same page. */
  asked: readonly string[];
  page: BenchPage;
  plan: PlannedTap[];
  made: MadeTap[];
}

/** Returns the command line that repeats a wrong tap. */
const reproduction = ({ asked }: Tapped, { planned: { interaction, moment, line } }: MadeTap): string =>
  commandLine('taps', [...asked, '--line', line, '--only', `${interaction.widget}@${moment.id}`]);

function describeWrong(tapped: Tapped, tap: MadeTap): string[] {
  const { record } = tap;
  const verdict = verdictOf(record);
  if (verdict !== 'lost' && verdict !== 'doubled') return [];
  const what = verdict === 'lost' ? 'was lost' : `counted ${record.effects} times`;
  const where = `${tapped.page.name} · ${tapped.arm.name}`;
  return [`${where} · a tap on ${record.widget} ${record.moment} ${what} · reproduce: ${reproduction(tapped, tap)}`];
}

/** A browser that can find and tap controls. */
interface Tapper extends AsyncDisposable {
  lines: readonly Line[];
  interactionsOn: (address: string, among: readonly Interaction[]) => Promise<Interaction[]>;
  tap: (address: string, planned: PlannedTap) => Promise<Effects>;
}

function chromium(share: number | undefined): Tapper {
  const { use, [Symbol.asyncDispose]: end } = reuseBrowser(startedWith(share));
  return {
    lines,
    interactionsOn: (address, among) => use(browser => interactionsOn(browser, address, among)),
    tap: (address, planned) => use(browser => tapOnce(browser, address, planned)),
    [Symbol.asyncDispose]: end,
  };
}

/** Opens another engine. Its pages cannot be slowed down. */
async function otherEngine(start: () => Promise<Engine>): Promise<Tapper> {
  const engine = await start();
  return {
    lines: ['normal'],
    interactionsOn: (address, among) => interactionsIn(engine, address, among),
    tap: (address, planned) => tapIn(engine, address, planned),
    [Symbol.asyncDispose]: () => engine[Symbol.asyncDispose](),
  };
}

const tappers = {
  chromium,
  firefox: () => otherEngine(startFirefox),
  webkit: () => otherEngine(startWebKit),
} as const;

const engines = ['chromium', 'firefox', 'webkit'] as const;

async function makeTaps(tapper: Tapper, planned: readonly Tapped[]): Promise<void> {
  const progress = showProgress(planned.reduce((sum, { plan }) => sum + plan.length, 0));
  for (const tapped of planned) {
    const { arm, page, plan } = tapped;
    tapped.made = await tapPage(one => tapper.tap(addressOf(arm, page), one), plan, {
      onTap: ({ record }) => progress.step(`${page.name} · ${arm.name} · ${record.widget} ${record.moment}`),
    });
  }
  progress.end();
}

function print(all: readonly Tapped[], slowness: string | null, isJson: boolean): string[] {
  const wrong = all.flatMap(tapped => tapped.made.flatMap(tap => describeWrong(tapped, tap)));
  const shown = all.map(({ arm, page, made }) => {
    return { page: page.name, arm: arm.name, slowness, taps: made.map(({ record }) => record) };
  });
  if (isJson) console.info(JSON.stringify(shown, null, 2));
  else {
    if (slowness !== null) console.info(`The whole browser had ${slowness}.\n`);
    for (const { page, arm, taps } of shown) {
      console.info(taps.length === 0 ? `${page} · ${arm} has nothing to tap.\n` : `${tableOf(`${page} · ${arm}`, taps)}\n`);
    }
    const count = shown.reduce((sum, { taps }) => sum + taps.length, 0);
    console.info(wrong.length === 0 ? `None of ${count} taps was lost, none counted twice.` : wrong.join('\n'));
  }
  return wrong;
}

/**
 * `bench taps`: taps the boxes of pages at moments of their load, on a normal and a slow line. Reports taps that were
 * lost, counted twice or answered late. On any page, `--tap` selects the control and `--seen` the place of its effect.
 * `--seed` sets the random moments; `--only poll@412` makes a single tap. `--engine firefox` and `webkit` use those
 * browsers. Exits with 1 if a tap was lost or counted twice.
 */
export const taps = command(options, async ({ values, positionals }) => {
  const { tap, seen } = values;
  const known = tap === undefined ? interactions : [namedInteraction(tap, seen)];
  const wanted = values.only === undefined ? undefined : readWanted(values.only, known);
  const engine = oneOf('engine', values.engine, engines);
  const selectors = Object.entries({ tap, seen, engine: engine === 'chromium' ? undefined : engine, 'slow-browser': values['slow-browser'] }).flatMap(([name, text]) => (text === undefined ? [] : [`--${name}`, text]));
  const asked = { seed: wholeNumber('seed', values.seed), moments: wholeNumber('moments', values.moments) };
  const pages = pagesFor(values.pages, positionals);
  const names = givenOr(ownArms.slice(0, 1), [...listOf(values.arms ?? ''), ...positionals]);
  const asOptions = Object.fromEntries(names.map(name => [nameOf(name), isOwn(name) ? ['--arms', name] : [name]]));
  const about = machineWith(values['slow-browser']);
  const { slowBrowser } = about;
  if (engine !== 'chromium' && slowBrowser !== undefined) throw new BenchFailure('--slow-browser is for Chromium alone.');
  await using tapper = await tappers[engine](slowBrowser);
  const chosenLines = listOf(values.line).map(line => oneOf('line', line, lines)).filter(line => tapper.lines.includes(line));
  if (chosenLines.length === 0) throw new BenchFailure(`--line is "${values.line}"; ${engine} has ${tapper.lines.join(' and ')}.`);
  return await withArms(Object.fromEntries(names.map(name => [nameOf(name), name])), async arms => {
    const all: Tapped[] = [];
    for (const page of pages) {
      for (const arm of arms) {
        const present = await tapper.interactionsOn(addressOf(arm, page), known);
        const plan = planTaps(present, { ...asked, lines: chosenLines, wanted });
        const again = [...(asOptions[arm.name] ?? []), '--pages', page.name, ...selectors];
        all.push({ arm, asked: again, page, plan, made: [] });
      }
    }
    if (all.every(({ plan }) => plan.length === 0)) {
      throw new BenchFailure(`There is nothing to tap on ${pages.map(({ name }) => name).join(', ')}: ${tap === undefined ? `name something with --tap '#selector', or ask for other pages` : `"${tap}" finds nothing`}.`);
    }
    await makeTaps(tapper, all);
    return print(all, slownessOf(about), values.json).length === 0 ? exitCodes.passed : exitCodes.regression;
  });
});
