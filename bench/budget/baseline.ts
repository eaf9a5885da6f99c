import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { parseJson } from '../failure.ts';
import { fileOf } from '../results/culprits/differences.ts';
import { type Details, type FunctionCalls, type RequestRecord, requestRecord, type Sample } from '../results/sample.ts';
import { baselineOf, defaultBudget, program } from '../sites/own-site.ts';
import { writeJson } from './write-json.ts';

const baselineRequest = requestRecord.pick({ type: true, bytes: true, depth: true, beforeScroll: true }).extend({
  /** With its query; without the host, which is another each time. */
  path: z.string(),
});

const baselinePage = z.strictObject({
  functions: z.record(z.string(), z.record(z.string(), z.tuple([z.number(), z.number()]))),
  requests: z.array(baselineRequest),
});
type BaselinePage = z.infer<typeof baselinePage>;

/** Details behind the figures when limits were last changed: a failure is compared with them to find its cause. */
const baseline = z.strictObject({
  pages: z.record(z.string(), baselinePage),
});
export type Baseline = z.infer<typeof baseline>;

/** The baseline in a file; empty without a file. Throws a sentence if it is broken. */
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

/** A visit as far as it was kept; null for a page that was not. */
export function detailsOf({ pages }: Baseline, page: string): Details | null {
  const kept = pages[page];
  if (!kept) return null;
  const functions = Object.entries(kept.functions).flatMap(([source, byName]) =>
    Object.entries(byName).map(([name, [calls, blocks]]) => ({ file: '', source, name, calls, blocks })),
  );
  return { functions, requests: kept.requests.map(requestFrom), shifts: [], forcedLayouts: [] };
}

/** Keeps what the figures of these visits are made of. */
export function writeBaseline(samples: readonly Sample[], file = baselineOf(defaultBudget)): void {
  const kept: Baseline = { pages: Object.fromEntries(samples.map(({ page, details }) => [page, keep(details)])) };
  writeFileSync(file, `${writeJson(kept)}\n`);
}
