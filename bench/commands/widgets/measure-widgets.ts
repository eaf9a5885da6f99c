import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { root } from '../../../scripts/build/paths.ts';
import { reuseBrowser } from '../../browser/reuse-browser.ts';
import { BenchFailure, parseJson } from '../../failure.ts';
import type { MetricName } from '../../results/metrics.ts';
import type { RequestRecord, Sample } from '../../results/sample.ts';
import type { Store } from '../../results/store.ts';
import { byRound } from '../../results/summarise.ts';
import type { WidgetCost } from '../../results/summary.ts';
import type { BenchPage } from '../../sites/arm.ts';
import { flavours, openNewsroom } from '../../sites/newsroom.ts';
import { type OpenArm, withOpened } from '../../sites/open-arms.ts';
import { buildIfStale } from '../../sites/own-site.ts';
import { compareArms } from '../../statistics/compare-arms.ts';
import { median } from '../../statistics/median.ts';
import { runRounds } from '../../visits/rounds/run-rounds.ts';
import { blankPage, boxAlone, countBoxProbe, withoutBox } from './box.ts';
import { timeBoxProbe } from './time-box.ts';

const manifest = z.object({
  kernel: z.string(),
  runtime: z.string(),
  widgets: z.record(z.string(), z.object({ file: z.string() })),
});

/** Returns the files of a build by widget. Throws a BenchFailure without a build of this version. */
function readWidgetFiles(flavour: string, distribution = resolve(root, 'dist')) {
  const file = resolve(distribution, flavour, 'manifest.json');
  if (!existsSync(file)) throw new BenchFailure(`There is no ${file}: run "npm run build".`);
  const wrong = (): string => `${file} is of another version: run "npm run build".`;
  const { kernel, runtime, widgets } = parseJson(readFileSync(file, 'utf8'), manifest, wrong);
  return {
    own: new Map(Object.entries(widgets).map(([name, widget]) => [name, widget.file])),
    /** Files that belong to no single widget: the kernel and the runtime. */
    common: [kernel, runtime],
  };
}

/** Files of a build, with paths relative to its assets. */
type WidgetFiles = ReturnType<typeof readWidgetFiles>;

/** Types that readers load even without scripts. */
const pictures: ReadonlySet<RequestRecord['type']> = new Set(['document', 'image', 'media', 'font']);

const pathOf = (url: string): string => URL.parse(url)?.pathname ?? url;
const bytesOf = (requests: readonly RequestRecord[]): number => requests.reduce((sum, { bytes }) => sum + bytes, 0);

interface Counted {
  box: Sample;
  blank: Sample;
}

/** Returns the requests that only the page with the box makes, except pictures. */
function requestsOf({ box, blank }: Counted): RequestRecord[] {
  const asked = new Set((blank.details.requests ?? []).map(({ url }) => pathOf(url)));
  return (box.details.requests ?? []).filter(({ url, type }) => !asked.has(pathOf(url)) && !pictures.has(type));
}

const difference = ({ box, blank }: Counted, metric: MetricName): number =>
  (box.figures[metric] ?? 0) - (blank.figures[metric] ?? 0);

type Counts = Pick<WidgetCost, 'bytes' | 'sharedBytes' | 'requests' | 'compiled' | 'calls' | 'heap'>;

/** Returns the counted costs of a widget: its page minus the page without a box. Throws if its file is unknown. */
function countsOf(counted: Counted, { own, common }: WidgetFiles): Counts {
  const requests = requestsOf(counted);
  const scripts = requests.filter(({ type }) => type === 'script');
  const file = own.get(counted.box.page);
  if (file === undefined) throw new Error(`The build has no file of the widget "${counted.box.page}".`);
  const isFile = (path: string) => ({ url }: RequestRecord): boolean => pathOf(url).endsWith(`/${path}`);
  const others = scripts.filter(script => ![file, ...common].some(path => isFile(path)(script)));
  return {
    bytes: bytesOf(scripts.filter(isFile(file))),
    sharedBytes: bytesOf(others),
    requests: requests.length,
    compiled: difference(counted, 'compiled'),
    calls: difference(counted, 'calls'),
    heap: difference(counted, 'heap'),
  };
}

const pageTime = ({ figures }: Sample): number => (figures['cpu.load'] ?? 0) + (figures['cpu.scroll'] ?? 0);

function medianOf(samples: readonly Sample[], metric: MetricName): number | null {
  const values = samples.flatMap(({ figures }) => figures[metric] ?? []);
  return values.length === 0 ? null : median(values);
}

interface Timed {
  box: readonly Sample[];
  twin: readonly Sample[];
}

/** Returns the timed costs of a widget: medians of the rounds, and the ratio to the zero-JS twin of the same round. */
export function timesOf({ box, twin }: Timed): Pick<WidgetCost, 'wakeTime' | 'tapTime' | 'twinRatio'> {
  const isPaired = box.some(({ round }) => twin.some(other => other.round === round));
  return {
    wakeTime: medianOf(box, 'cpu.wake'),
    tapTime: medianOf(box, 'tap.paint'),
    twinRatio: isPaired ? compareArms(byRound(twin, pageTime), byRound(box, pageTime)).ratio : null,
  };
}

/** Returns the counting visits of a widget and of the page without a box, from the first round with both. */
function countedIn(samples: readonly Sample[], widget: string, arm: string): Counted | undefined {
  const of = (page: string) => samples.find(one => one.probe === 'count-box' && one.page === page && one.arm === arm);
  const [box, blank] = [of(widget), of(blankPage)];
  return box && blank && { box, blank };
}

interface CostedBox {
  widget: string;
  arm: string;
  files: WidgetFiles;
}

/** Returns the costs of a widget in a build; undefined if it was not counted yet. */
export function costOf(samples: readonly Sample[], { widget, arm, files }: CostedBox): WidgetCost | undefined {
  const counted = countedIn(samples, widget, arm);
  if (!counted) return undefined;
  const timed = samples.filter(({ probe, page }) => probe === 'time-box' && page === widget);
  const of = (name: string): Sample[] => timed.filter(sample => sample.arm === name);
  return { widget, arm, ...countsOf(counted, files), ...timesOf({ box: of(arm), twin: of('twin') }) };
}

/** Number of counting visits: two equal ones are enough. */
const mostCounts = 2;

const isBuild = (arm: string): boolean => arm !== 'twin';

/** Returns the costs of all counted widgets of a run, in each of its builds. */
export function costsIn({ manifest, samples }: Store): WidgetCost[] {
  const files = new Map<string, WidgetFiles>();
  for (const arm of Object.keys(manifest.arms).filter(isBuild)) files.set(arm, readWidgetFiles(arm));
  return manifest.pages.flatMap(({ name }) =>
    [...files].flatMap(([arm, ofBuild]) => costOf(samples, { widget: name, arm, files: ofBuild }) ?? []),
  );
}

/** Returns functions that open flavours of this checkout, with catalogue pages reduced to their box. */
const openersOf = (asked: Readonly<Record<string, string>>): Record<string, OpenArm> =>
  Object.fromEntries(
    flavours
      .filter(flavour => flavour in asked)
      .map(flavour => [flavour, () => openNewsroom({ flavour, alter: boxAlone })]),
  );

/** Takes the samples that the store lacks: first counts, then timings against the twin. */
export async function measureWidgets(store: Store): Promise<void> {
  const { arms: asked, pages, rounds } = store.manifest;
  buildIfStale();
  await using browser = reuseBrowser();
  const blank = pages.slice(0, 1).map(({ path }): BenchPage => ({ name: blankPage, path: withoutBox(path) }));
  await withOpened(openersOf(asked), async arms => {
    const builds = arms.filter(({ name }) => isBuild(name));
    const counting = { browser, store, probe: countBoxProbe, arms: builds, rounds: Math.min(rounds, mostCounts) };
    await runRounds({ ...counting, pages: blank });
    await runRounds(counting);
    await runRounds({ browser, store, probe: timeBoxProbe, arms });
  });
}
