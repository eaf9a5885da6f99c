import { BenchFailure } from '../../failure.ts';
import type { SessionArm, SessionStep } from '../../sites/session-arm.ts';
import { isAddress } from '../asked-pages.ts';

const back = 'back';

/** The steps on each site, in the order in which its addresses were given; `back` belongs to the address before it. */
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

/** The steps up to the first page that one of the arms does not have. */
export function stepsOfAll(steps: readonly SessionStep[], arms: readonly Pick<SessionArm, 'pages'>[]): readonly SessionStep[] {
  const end = steps.findIndex(({ path }) => path !== null && arms.some(({ pages }) => pages?.includes(path) === false));
  return end < 0 ? steps : steps.slice(0, end);
}
