import * as z from 'zod';
import { BenchFailure } from '../failure.ts';

const columns = ['day', 'kind', 'net', 'mem', 'build', 'nav', 'metric', 'part', 'bucket', 'n'] as const;

const row = z.object({
  day: z.iso.date(),
  kind: z.string().min(1),
  net: z.string(),
  mem: z.string(),
  build: z.string().min(1),
  nav: z.string(),
  metric: z.string().min(1),
  part: z.string(),
  bucket: z.coerce.number().int().min(0).max(48),
  n: z.coerce.number().int().min(1),
});

/** So many page views of a day, a kind of page, a class of phones and a build were in this bucket. */
export type FieldRow = z.infer<typeof row>;

/** Reads the rows that a newsroom prints, its heading left out. Throws a sentence if a line is broken. */
export const readRows = (text: string): FieldRow[] =>
  text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line === columns.join('\t')) return [];
    const cells = line.split('\t');
    const { data } = row.safeParse(Object.fromEntries(columns.map((name, column) => [name, cells[column]])));
    if (data && cells.length === columns.length) return [data];
    throw new BenchFailure(`Line ${index + 1} is no row of a histogram: it has to be ${columns.join(', ')}, with tabs between them.`);
  });

const dayInMs = 86_400_000;

export function lastDays(rows: readonly FieldRow[], days: number): FieldRow[] {
  const last = Math.max(...rows.map(({ day }) => Date.parse(day)));
  return rows.filter(({ day }) => Date.parse(day) > last - days * dayInMs);
}
