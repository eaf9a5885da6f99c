/** What the archive is asked for, by what its fields are about. Ids and parts of a date are 0 where all are meant. */
export interface ArchiveQuery {
  topic: number;
  /** Place of a type in the newsroom's list of types, from 1 on. */
  newsType: number;
  /** Id of a place, or its name as the reader typed it. */
  place: number | string;
  keyword: string;
  journalist: string;
  /** Words that an item has all of. */
  all: string;
  /** Words that it has none of. */
  ni: string;
  /** Words that it has at least one of. */
  nl: string;
  /** `1` shows what was found as pictures, not as a list. */
  mosaic: string;
  /** Words that it has in this very order. */
  ps: string;
  day: number;
  month: number;
  year: number;
}
