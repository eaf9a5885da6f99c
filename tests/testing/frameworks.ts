import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { inBoxes } from './host-page.ts';
import { differences, type Looks, looksOf } from './looks.ts';

const packages = createRequire(import.meta.url);

const sheetOf = (path: string): string => readFileSync(packages.resolve(path), 'utf8');

export interface Framework {
  sheet: string;
  /** Properties that it changes in invisible boxes, by name. */
  unseen: RegExp;
}

/** Frameworks of other sites, old and new, and the reset of Tailwind. */
export const frameworks: Readonly<Record<string, Framework>> = {
  'Bootstrap 3': {
    // Its rem is 10 px, and it needs none itself: widgets/docs/guide.md tells pages to take that back.
    sheet: `${sheetOf('bootstrap/dist/css/bootstrap.css')}html{font-size:100%}`,
    unseen: /tap-highlight|appearance|vertical-align|cursor|^line-height$|^position$/,
  },
  'Bootstrap 4': { sheet: sheetOf('bootstrap4/dist/css/bootstrap.css'), unseen: /tap-highlight|appearance|vertical-align|cursor|^text-align$|overflow-wrap|skip-ink/ },
  'Bootstrap 5': { sheet: sheetOf('bootstrap5/dist/css/bootstrap.css'), unseen: /^clear$|tap-highlight|appearance|vertical-align|cursor|^text-align$|overflow-wrap|skip-ink/ },
  Foundation: { sheet: sheetOf('foundation-sites/dist/css/foundation.css'), unseen: /appearance|vertical-align|cursor|font-smoothing|text-rendering|^max-(inline-size|width)$/ },
  'the preflight of Tailwind': {
    sheet: sheetOf('tailwindcss/preflight.css').replace(/--theme\(\s*--[\w-]+,\s*([^;]*?)\s*\);/g, '$1;'),
    // Lines that no border has, and limits that no picture comes to.
    unseen: /^border-.*-(style|color)$|appearance|vertical-align|^max-(inline-size|width)$|tab-size|tap-highlight/,
  },
};

/** Position of elements out of the flow, which depends on the page above them. */
const place = /^(inset|top|right|bottom|left)/;

/** Puts a page's own styles before ours, as pages have them, in the place of those before. */
const putFirst = (page: Page, css: string): Promise<void> =>
  page.evaluate(text => {
    document.getElementById('own')?.remove();
    document.head.prepend(Object.assign(document.createElement('style'), { id: 'own', textContent: text }));
  }, css);

/** Changes to boxes on a page that has these styles before ours: all, and the visible ones. */
export async function changesBy(
  page: Page,
  before: Looks,
  { sheet, unseen }: Framework,
): Promise<{ all: string[]; seen: string[] }> {
  await putFirst(page, sheet);
  const all = await differences(before, await looksOf(page, inBoxes));
  const seen = all.filter(change => {
    const [, property = ''] = /\{ ([\w-]+):/.exec(change) ?? [];
    // Bootstrap 5 hides the same by the same name, in another way.
    return !place.test(property) && !unseen.test(property) && !change.includes('visually-hidden');
  });
  return { all, seen };
}
