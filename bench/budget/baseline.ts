import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { parseJson } from '../failure.ts';
import { fileOf } from '../results/culprits/differences.ts';
import { type Details, type FunctionCalls, type RequestRecord, requestRecord, type Sample } from '../results/sample.ts';
import { baselineOf, defaultBudget, program } from '../sites/own-site.ts';
import { writeJson } from './write-json.ts';

const baselineRequest = requestRecord.pick({ type: true, bytes: true, depth: true, beforeScroll: true }).extend({
  /** Path with its query, but without the host, whose port changes with each run. */
  path: z.string(),
});

const baselinePage = z.strictObject({
  functions: z.record(z.string(), z.record(z.string(), z.tuple([z.number(), z.number()]))),
  requests: z.array(baselineRequest),
});
type BaselinePage = z.infer<typeof baselinePage>;

/** Details of the figures at the last change of limits. A failure is compared with them to find its cause. */
const baseline = z.strictObject({
  pages: z.record(z.string(), baselinePage),
});
export type Baseline = z.infer<typeof baseline>;

/** Reads the baseline from a file; empty without a file. Throws a BenchFailure if it is broken. */
export function readBaseline(file = baselineOf(defaultBudget)): Baseline {
  if (!existsSync(file)) return { pages: {} };
  const instead = `write it anew with "${program} budget ratchet --write"`;
  return parseJson(readFileSync(file, 'utf8'), baseline, problem => `${file} is broken (${problem}): ${instead}.`);
}

function functionsToKeep(functions: readonly FunctionCalls[]): BaselinePage['functions'] {
  const kept: Record<string, Record<string, [number, number]>> = {};
  for (const called of functions) {
    const ofFile = (kept[fileOf(called.source)] ??= {});
    const [calls, blocks] = ofFile[called.name] ?? [0, 0];
    ofFile[called.name] = [calls + called.calls, blocks + called.blocks];
  }
  return kept;
}

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

export const keep = ({ functions = [], requests = [] }: Details): BaselinePage => ({
  functions: functionsToKeep(functions),
  requests: requests.map(({ url, type, bytes, depth, beforeScroll }) => {
    return { type, bytes, depth, beforeScroll, path: pathOf(url) };
  }),
});

const requestFrom = ({ path, ...kept }: BaselinePage['requests'][number]): RequestRecord => {
  return { ...kept, url: `https://localhost${path}`, start: 0, end: 0, initiator: null };
};

/** Returns the stored details of a page, or null if it has none. */
export function detailsOf({ pages }: Baseline, page: string): Details | null {
  const kept = pages[page];
  if (!kept) return null;
  const functions = Object.entries(kept.functions).flatMap(([source, byName]) =>
    Object.entries(byName).map(([name, [calls, blocks]]) => ({ file: '', source, name, calls, blocks })),
  );
  return { functions, requests: kept.requests.map(requestFrom), shifts: [], forcedLayouts: [] };
}

/** Stores the details behind the figures of these visits. */
export function writeBaseline(samples: readonly Sample[], file = baselineOf(defaultBudget)): void {
  const kept: Baseline = { pages: Object.fromEntries(samples.map(({ page, details }) => [page, keep(details)])) };
  writeFileSync(file, `${writeJson(kept)}\n`);
}
