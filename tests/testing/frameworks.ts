import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const packages = createRequire(import.meta.url);

const sheetOf = (path: string): string => readFileSync(packages.resolve(path), 'utf8');

interface Framework {
  sheet: string;
  /** What it changes in boxes that nobody sees, by the names of properties. */
  unseen: RegExp;
}

/** What pages of others bring with them: frameworks, old and new, and the reset of Tailwind. */
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
