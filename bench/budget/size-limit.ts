import { resolve } from 'node:path';
import { root } from '../../scripts/build/paths.ts';
import { metricOf, type MetricName } from '../results/metrics.ts';
import { type Budget, inForce } from './budget.ts';
import { writeJson } from './write-json.ts';

/** An entry of .size-limit.json. A name with a star stands for one budget of that size for each file. */
export interface SizeLimitEntry {
  name: string;
  path: string | string[];
  limit: string;
  brotli?: boolean;
}

export const sizeLimitFile = resolve(root, '.size-limit.json');

/** Where the exact gate lays out, below the folder of a page, what its bytes are counted from. */
const placesOfBytes: Readonly<Partial<Record<MetricName, string>>> = {
  'bytes.js.load': 'before-scroll/*.js',
  'bytes.js.end': 'after-scroll/*.js',
  'bytes.html': 'page.html',
  'bytes.css.load': 'before-scroll/*.css',
  'bytes.font.paint': 'fonts/*',
};

const bytes = (limit: number): string => `${limit} B`;

function pageEntries({ pages }: Budget): SizeLimitEntry[] {
  const withPlace = pages.flatMap(budget => {
    const place = placesOfBytes[budget.metric];
    return place === undefined ? [] : [{ ...budget, place }];
  });
  const names = new Set(withPlace.flatMap(budget => Object.keys(budget.pages)));
  return [...names].flatMap(page =>
    withPlace.flatMap(({ metric, place, pages: limits }) => {
      const steps = limits[page];
      if (!steps) return [];
      const entry = {
        name: `${page}: ${metricOf(metric).label}`,
        path: `dist/size/pages/${page}/${place}`,
        limit: bytes(inForce(steps).limit),
      };
      // A font is compressed as it is.
      return [metric === 'bytes.font.paint' ? { ...entry, brotli: false } : entry];
    }),
  );
}

/** What size-limit and editors watch over: the budgets in bytes. */
const sizeLimitEntries = (budget: Budget): SizeLimitEntry[] => [
  ...budget.files.map(({ name, path, history }) => ({ name, path, limit: bytes(inForce(history).limit) })),
  ...pageEntries(budget),
];

/** The text of .size-limit.json. */
export const sizeLimitText = (budget: Budget): string => `${writeJson(sizeLimitEntries(budget))}\n`;
