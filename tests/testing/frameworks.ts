import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { inBoxes } from './host-page.ts';
import { differences, type Looks, looksOf } from './looks.ts';

const packages = createRequire(import.meta.url);

const sheetOf = (path: string): string => readFileSync(packages.resolve(path), 'utf8');

export interface Framework {
  sheet: string;
  /** Names of properties that the framework changes without a visible effect. */
  unseen: RegExp;
}

/** Stylesheets of frameworks that host pages use. */
export const frameworks: Readonly<Record<string, Framework>> = {
  'Bootstrap 3': {
    // Bootstrap 3 sets a root font size of 10 px that it does not need: widgets/docs/guide.md tells pages to reset it.
    sheet: `${sheetOf('bootstrap/dist/css/bootstrap.css')}html{font-size:100%}`,
    unseen: /tap-highlight|appearance|vertical-align|cursor|^line-height$|^position$/,
  },
  'Bootstrap 4': { sheet: sheetOf('bootstrap4/dist/css/bootstrap.css'), unseen: /tap-highlight|appearance|vertical-align|cursor|^text-align$|overflow-wrap|skip-ink/ },
  'Bootstrap 5': { sheet: sheetOf('bootstrap5/dist/css/bootstrap.css'), unseen: /^clear$|tap-highlight|appearance|vertical-align|cursor|^text-align$|overflow-wrap|skip-ink/ },
  Foundation: { sheet: sheetOf('foundation-sites/dist/css/foundation.css'), unseen: /appearance|vertical-align|cursor|font-smoothing|text-rendering|^max-(inline-size|width)$/ },
  'the preflight of Tailwind': {
    sheet: sheetOf('tailwindcss/preflight.css').replace(/--theme\(\s*--[\w-]+,\s*([^;]*?)\s*\);/g, '$1;'),
    // Styles of borders without width, and size limits that no picture reaches.
    unseen: /^border-.*-(style|color)$|appearance|vertical-align|^max-(inline-size|width)$|tab-size|tap-highlight/,
  },
};

/** Offsets of positioned elements, which depend on the page above. */
const place = /^(inset|top|right|bottom|left)/;

/** Puts a page's own styles before ours, and removes the previous ones. */
const putFirst = (page: Page, css: string): Promise<void> =>
  page.evaluate(text => {
    document.getElementById('own')?.remove();
    document.head.prepend(Object.assign(document.createElement('style'), { id: 'own', textContent: text }));
  }, css);

/** Returns the changes to boxes when a framework's stylesheet comes before ours: all, and the visible ones. */
export async function changesBy(
  page: Page,
  before: Looks,
  { sheet, unseen }: Framework,
): Promise<{ all: string[]; seen: string[] }> {
  await putFirst(page, sheet);
  const all = await differences(before, await looksOf(page, inBoxes));
  const seen = all.filter(change => {
    const [, property = ''] = /\{ ([\w-]+):/.exec(change) ?? [];
    // Bootstrap 5 has a class of this name that hides elements in another way.
    return !place.test(property) && !unseen.test(property) && !change.includes('visually-hidden');
  });
  return { all, seen };
}
