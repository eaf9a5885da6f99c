import { keepBrowser, type KeptBrowser, startedWith } from '../browser/keep-browser.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { BenchFailure } from '../failure.ts';
import { slownessOf } from '../results/new-summary.ts';
import { showProgress } from '../visits/rounds/progress.ts';
import { addressOf, type Arm, type BenchPage } from '../sites/arm.ts';
import { isOwn, ownArms } from '../sites/own-site.ts';
import { nameOf, withArms } from '../sites/open-arms.ts';
import { type Line, lines, planTaps, type PlannedTap, readWanted } from '../visits/taps/plan.ts';
import { tableOf } from '../visits/taps/table.ts';
import { type MadeTap, tapPage } from '../visits/taps/tap-page.ts';
import { namedInteraction, interactions } from '../visits/taps/interactions.ts';
import { interactionsOn } from '../visits/taps/tap-visit.ts';
import { verdictOf } from '../visits/taps/verdicts.ts';
import { commandLine, listOf, readArguments, wholeNumber } from './arguments.ts';
import { givenOr, pagesFor } from './asked-pages.ts';
import { machineWith, slowBrowserOption } from './slow-browser.ts';

const options = {
  pages: { type: 'string' },
  arms: { type: 'string' },
  moments: { type: 'string', default: '12' },
  seed: { type: 'string', default: '1' },
  line: { type: 'string', default: lines.join(',') },
  only: { type: 'string' },
  tap: { type: 'string' },
  seen: { type: 'string' },
  ...slowBrowserOption,
  json: { type: 'boolean', default: false },
} as const;

interface Tapped {
  arm: Arm;
  /** The options that ask for the same taps of the same page. */
  asked: readonly string[];
  page: BenchPage;
  plan: PlannedTap[];
  made: MadeTap[];
}

const isLine = (text: string): text is Line => lines.some(line => line === text);

function askedLines(text: string): Line[] {
  const asked = listOf(text);
  const unknown = asked.find(line => !isLine(line));
  if (unknown !== undefined || asked.length === 0) {
    throw new BenchFailure(`--line is "${text}"; there are ${lines.join(' and ')}.`);
  }
  return asked.filter(isLine);
}

/** The line that shows a wrong tap again. */
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

async function makeTaps(browser: KeptBrowser, planned: readonly Tapped[]): Promise<void> {
  const progress = showProgress(planned.reduce((sum, { plan }) => sum + plan.length, 0));
  for (const tapped of planned) {
    const { arm, page, plan } = tapped;
    tapped.made = await tapPage(browser.use, addressOf(arm, page), plan, {
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
 * `bench taps`: taps the boxes of pages at moments of their load, on a normal and on a slow line, and says what was
 * lost, what counted twice and what was answered late. On any page, `--tap` names by a selector what is tapped, and
 * `--seen` where its effect shows. Moments by chance follow from `--seed`; `--only poll@412` makes one tap alone. Ends
 * with 1 where a tap was lost or counted twice.
 */
export async function taps(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, options);
  const { tap, seen } = values;
  const known = tap === undefined ? interactions : [namedInteraction(tap, seen)];
  const wanted = values.only === undefined ? undefined : readWanted(values.only, known);
  const selectors = Object.entries({ tap, seen, 'slow-browser': values['slow-browser'] }).flatMap(([name, text]) => (text === undefined ? [] : [`--${name}`, text]));
  const asked = { seed: wholeNumber('seed', values.seed), moments: wholeNumber('moments', values.moments) };
  const chosenLines = askedLines(values.line);
  const pages = pagesFor(values.pages, positionals);
  const names = givenOr(ownArms.slice(0, 1), [...listOf(values.arms ?? ''), ...positionals]);
  const asOptions = Object.fromEntries(names.map(name => [nameOf(name), isOwn(name) ? ['--arms', name] : [name]]));
  const about = machineWith(values['slow-browser']);
  const { slowBrowser } = about;
  await using browser = keepBrowser(startedWith(slowBrowser));
  return await withArms(Object.fromEntries(names.map(name => [nameOf(name), name])), async arms => {
    const all: Tapped[] = [];
    for (const page of pages) {
      for (const arm of arms) {
        const present = await browser.use(used => interactionsOn(used, addressOf(arm, page), known));
        const plan = planTaps(present, { ...asked, lines: chosenLines, wanted });
        const again = [...(asOptions[arm.name] ?? []), '--pages', page.name, ...selectors];
        all.push({ arm, asked: again, page, plan, made: [] });
      }
    }
    if (all.every(({ plan }) => plan.length === 0)) {
      throw new BenchFailure(`There is nothing to tap on ${pages.map(({ name }) => name).join(', ')}: ${tap === undefined ? `name something with --tap '#selector', or ask for other pages` : `"${tap}" finds nothing`}.`);
    }
    await makeTaps(browser, all);
    return print(all, slownessOf(about), values.json).length === 0 ? exitCodes.passed : exitCodes.regression;
  });
}
