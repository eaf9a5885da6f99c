export interface Team {
  name: string;
  /** URL of its logo. May be empty. */
  logo: string;
}

/** A match in a list. */
export interface Match {
  id: string;
  /** For example `2026-11-27 18:30+03:30`, in the displayed zone. */
  date: string;
  /** The day as text, such as `Friday, November 27`. */
  day: string;
  status: string;
  minute: number | null;
  period: string;
  /** Name of the league, in lists with several leagues. Otherwise empty. */
  league: string;
  host: Team;
  guest: Team;
  hostScore: number | null;
  guestScore: number | null;
}

/** Numeric columns, the most important first, so that phones show it without scrolling. */
export const columns = ['points', 'played', 'won', 'drawn', 'lost', 'scored', 'conceded', 'difference'] as const;

export type ColumnName = (typeof columns)[number];

/** A row of a table, with the available numbers. */
export interface Entry extends Readonly<Partial<Record<ColumnName | 'rank', number | undefined>>> {
  team: Team;
  /** Results of the last matches, newest last: `W`, `D` and `L`. */
  form?: string | undefined;
}

export interface Standing {
  sport: string;
  entries: readonly Entry[];
}
