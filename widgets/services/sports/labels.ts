import type { ColumnName } from './tables-shown.ts';

/**
 * Words of the box in the reader's language; boxes that others have printed may lack some. Labels of columns have a
 * short name and the whole one: `Pts|Points`. `{time}`, `{n}`, `{name}`, `{team}` and `{result}` stand for the values.
 */
export type Labels = Readonly<Partial<Record<LabelName, string>>>;

type EventName = 'goal' | 'ownGoal' | 'penalty' | 'yellow' | 'red' | 'substitution' | 'set';

type LabelName =
  | ColumnName
  | `${EventName}Event`
  | ('table' | 'rank' | 'team' | 'form' | 'live' | 'finished' | 'postponed' | 'minute' | 'empty' | 'noneLive')
  | ('league' | 'season' | 'week' | 'reload' | 'pause' | 'resume' | 'all')
  | ('updated' | 'unreachable' | 'refused' | 'malformed' | 'nothing' | 'goal' | 'set' | 'end')
  | ('details' | 'noEvents' | 'detailsFailed' | 'close');

/** Every `data-…-label` of a box, by its name. */
export const labelsOf = ({ dataset }: HTMLElement): Labels =>
  Object.fromEntries(
    Object.entries(dataset).flatMap(([name, text = '']) => (/Label$/.test(name) ? [[name.slice(0, -5), text]] : [])),
  );
