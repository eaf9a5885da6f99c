import type { ColumnName } from './tables-shown.ts';

/**
 * Labels of the box in the reader's language. Boxes of another CMS may lack some. Column labels have a short and a full
 * name: `Pts|Points`. Placeholders: `{time}`, `{n}`, `{name}`, `{team}` and `{result}`.
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

/** Returns every `data-…-label` of a box by name. */
export const labelsOf = ({ dataset }: HTMLElement): Labels =>
  Object.fromEntries(
    Object.entries(dataset).flatMap(([name, text = '']) => (/Label$/.test(name) ? [[name.slice(0, -5), text]] : [])),
  );
