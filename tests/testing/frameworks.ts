import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const packages = createRequire(import.meta.url);

interface Framework {
  sheet: string;
  /** What it changes in boxes that nobody sees, by the names of properties. */
  unseen: RegExp;
}

/** What pages of others bring with them: an old framework, with normalize.css in it, and a reset of today. */
export const frameworks: Readonly<Record<string, Framework>> = {
  'Bootstrap 3': {
    // Its rem is 10 px, and it needs none itself: widgets/docs/guide.md tells pages to take that back.
    sheet: `${readFileSync(packages.resolve('bootstrap/dist/css/bootstrap.css'), 'utf8')}html{font-size:100%}`,
    unseen: /tap-highlight|appearance|vertical-align|cursor|^line-height$|^position$/,
  },
  'a reset': {
    sheet: readFileSync(new URL('reset.css', import.meta.url), 'utf8'),
    // Lines that no border has, and limits that no picture comes to.
    unseen: /^border-.*-(style|color)$|appearance|vertical-align|^max-(inline-size|width)$/,
  },
};
