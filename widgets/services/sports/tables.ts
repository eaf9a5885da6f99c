import type { Outcome } from '../../shared/calls/outcome.ts';
import type { Kernel } from '../../../kernel/types.ts';
import type { ChosenItem, ShownTables, SportsProps } from './markup.ts';
import { timeOf } from './match-texts.ts';
import { now } from '../../shared/base/time.ts';

export interface TablesState {
  shown: ShownTables;
  /** Time of the shown data, by the phone's clock. */
  shownAt: number;
  /** Pending choice of the reader. */
  pick: ChosenItem | null;
  /** True if the reader waits for the response. */
  isAsked: boolean;
  /** Reason why the shown data are old. Empty if they are not. */
  problem: Exclude<Outcome<ShownTables>['kind'], 'answer'> | '';
  /** Time of the first failure in milliseconds. Zero without a failure. */
  since: number;
  /** Goals and ends of matches in the latest response, for announcement. */
  said: string;
}

export interface Tables {
  /** Reloads the data. Resolves with true if the server answered. */
  reload: (isAsked: boolean) => Promise<boolean>;
  pick: (pick: ChosenItem) => Promise<boolean>;
  /** Applies an early choice, or loads data that were not rendered. */
  begin: () => void;
}

export const firstState = (props: SportsProps): TablesState => ({
  shown: props,
  shownAt: timeOf(props.updated) || now(),
  pick: null,
  isAsked: false,
  problem: '',
  since: 0,
  said: '',
});

/** Manages the tables of a box. Old data stay until new ones load. Only the latest request counts. */
export function createTables(props: SportsProps, kernel: Kernel, follow: (state: TablesState) => void): Tables {
  let state = firstState(props);
  let turn = 0;

  function change(changes: Partial<TablesState>): void {
    state = { ...state, ...changes };
    follow(state);
  }

  async function load(isAsked: boolean, pick: ChosenItem | null): Promise<boolean> {
    const mine = ++turn;
    const { shown } = state;
    change({ pick, isAsked });
    // The code for requests is a file of its own, because readers leave most pages without a request.
    const outcome = await import('./fetch-shown.ts').then(
      ({ fetchShown }) => fetchShown(shown, props, kernel, pick).catch(() => ({ kind: 'malformed' as const, choices: null })),
      () => ({ kind: 'unreachable' as const, choices: null }),
    );
    if (mine !== turn) return false;
    if (outcome.kind !== 'answer') {
      const { choices } = outcome;
      change({ ...(choices && { shown: { ...shown, choices } }), pick: null, problem: outcome.kind, since: now() });
      return false;
    }
    change({ ...outcome.answer, shownAt: now(), pick: null, isAsked: false, problem: '', since: 0 });
    return true;
  }

  return {
    // An answer that the reader waits for is not given up for one that comes by itself.
    reload: isAsked => (state.isAsked && !state.problem && !isAsked ? Promise.resolve(false) : load(isAsked, null)),
    pick: pick => load(true, pick),
    begin() {
      const { show, standing, matches, early } = props;
      const isMissing = (!standing && /standing/.test(show)) || (!matches && show !== 'standing');
      if (early || isMissing) void load(false, early);
    },
  };
}
