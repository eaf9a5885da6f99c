// Comparisons that only this repository can make. The package has own-pages.packaged.ts in the place of this file.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../../../scripts/build/paths.ts';
import { builtCheckout, findCommit, titleOf } from '../../sites/checkout.ts';
import { openNewsroom } from '../../sites/newsroom.ts';
import type { Pages } from './sides.ts';

export const comparable =
  'a git ref that is known here, or a folder with a build (dist/origin.mjs), with results (manifest.json) or with pages (*.html)';

export const examples = '"compare HEAD~1 HEAD" or "compare main ."';

/** Tells if a path means the files as they lie here: this repository itself. */
export const isWorkingTree = (path: string): boolean => resolve(path) === root;

/** Servers from before there were twins do not mind being asked for one, and print what they always do. */
const knowsTwin = (checkout: string): boolean => readFileSync(resolve(checkout, 'dist/origin.mjs'), 'utf8').includes('TWIN');

export const ofBuild = (checkout: string, title: string, fixed: string): Pages | null => ({
  kind: 'pages',
  title,
  fixed,
  open: name => openNewsroom({ flavour: 'preact', name, checkout }),
  openTwin: knowsTwin(checkout) ? name => openNewsroom({ flavour: 'twin', name, checkout }) : null,
});

/** The build of a commit; null where there is no such commit. */
export function ofRef(ref: string): Pages | null {
  const commit = findCommit(ref);
  if (!commit) return null;
  const title = ref === commit.sha ? titleOf(commit) : `${ref} (${titleOf(commit)})`;
  return ofBuild(builtCheckout(commit), title, commit.sha);
}
