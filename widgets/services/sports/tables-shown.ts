export interface Team {
  name: string;
  /** Address of its mark; empty where it has none. */
  logo: string;
}

/** A match, as a list shows it. */
export interface Match {
  id: string;
  /** As `2026-11-27 18:30+03:30`, in the zone that it is shown in. */
  date: string;
  /** The day as a reader reads it, such as `Friday, November 27`. */
  day: string;
  status: string;
  minute: number | null;
  period: string;
  /** Named where a list has matches of several; empty elsewhere. */
  league: string;
  host: Team;
  guest: Team;
  hostScore: number | null;
  guestScore: number | null;
}

/** The numbers of a team, the one that it is about first: a phone shows that without scrolling. */
export const columns = ['points', 'played', 'won', 'drawn', 'lost', 'scored', 'conceded', 'difference'] as const;

export type ColumnName = (typeof columns)[number];

/** A team in a table, with what the table has of it. */
export interface Entry extends Readonly<Partial<Record<ColumnName | 'rank', number | undefined>>> {
  team: Team;
  /** Ends of the last matches, the newest last: `W`, `D` and `L`. */
  form?: string | undefined;
}

export interface Standing {
  sport: string;
  entries: readonly Entry[];
}
