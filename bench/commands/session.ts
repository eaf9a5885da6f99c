import { BenchFailure } from '../failure.ts';
import type { SessionArm, SessionStep } from '../sites/arm.ts';
import { openOwnSession, ownArms, ownSession } from '../sites/own-site.ts';
import { readSessions, sessionProbe } from '../visits/session/read-sessions.ts';
import { isAddress, listOf, readArguments, wholeNumber } from './arguments.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { newStore, resumed, storeOptions } from './new-store.ts';
import { printFigures } from './print-figures.ts';
import { reportRun } from './report.ts';

const back = 'back';

/** Returns the steps on each site, in the order of the addresses. `back` belongs to the preceding address. */
export function sessionsOf(given: readonly string[]): Map<string, SessionStep[]> {
  const sessions = new Map<string, SessionStep[]>();
  let last: SessionStep[] | undefined;
  for (const asked of given) {
    if (asked === back) {
      if (!last) throw new BenchFailure('A session cannot begin with "back".');
      last.push({ name: back, path: null });
      continue;
    }
    if (!isAddress(asked)) throw new BenchFailure(`"${asked}" is neither an address (https://…) nor "back".`);
    const { origin, pathname, search } = new URL(asked);
    last = sessions.get(origin) ?? [];
    sessions.set(origin, last);
    last.push({ name: pathname + search, path: pathname + search });
  }
  return sessions;
}

/** Returns the steps before the first page that one of the variants lacks. */
export function stepsOfAll(steps: readonly SessionStep[], arms: readonly Pick<SessionArm, 'pages'>[]): readonly SessionStep[] {
  const end = steps.findIndex(({ path }) => path !== null && arms.some(({ pages }) => pages?.includes(path) === false));
  return end < 0 ? steps : steps.slice(0, end);
}

const options = {
  arms: { type: 'string' },
  rounds: { type: 'string', default: '6' },
  dwell: { type: 'string' },
  ...storeOptions,
} as const;

type Open = (name: string) => Promise<SessionArm>;

async function openSessionArm(asked: string, openOther?: Open): Promise<SessionArm> {
  const own = openOwnSession(asked);
  if (own) return await own;
  if (!isAddress(asked) && openOther) return await openOther(asked);
  if (!isAddress(asked)) throw new BenchFailure(`"${asked}" is no address (https://…).`);
  return { name: new URL(asked).host, site: asked, placeOf: place => place, stop: () => Promise.resolve() };
}

/**
 * `bench session [addresses]`: opens the first address, reaches each further one by a tap on a link, and goes back at
 * `back`; first with an empty cache, then with the cache of the day before. Reports for each step the bytes transferred
 * and wasted, the main threads' time, and the time from tap to LCP. Several sites are read in turns. `--dwell 40` waits
 * so many seconds on each page, after which browsers have stopped a worker. Without an address: the newsroom of this
 * checkout and its twin, or `--arms`.
 */
export async function session(args: readonly string[], openOther?: Open): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, options);
  const asked = sessionsOf(positionals);
  const names = asked.size > 0 ? [...asked.keys()] : values.arms === undefined ? ownArms : listOf(values.arms);
  if (names.length === 0) throw new BenchFailure('Say what is to be read: the address of the first page, and of those after it.');
  const asArms = Object.fromEntries(names.map(name => [name, name]));
  const store = resumed(values) ?? newStore('session', args, values, {
    pages: [],
    arms: asArms,
    probes: [sessionProbe],
    ...(values.dwell !== undefined && { dwell: wholeNumber('dwell', values.dwell) }),
  });
  const arms: SessionArm[] = [];
  try {
    for (const name of names) arms.push(await openSessionArm(name, openOther));
    const steps = stepsOfAll(ownSession, arms);
    await readSessions({ store, arms, stepsOf: ({ site }) => asked.get(site) ?? steps });
  } finally {
    await Promise.all(arms.map(({ stop }) => stop()));
  }
  if (!values.json) printFigures(store.samples, process.stdout);
  await reportRun(store, [], values);
  return exitCodes.passed;
}
