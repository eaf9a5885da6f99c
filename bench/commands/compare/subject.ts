import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../../../scripts/build/paths.ts';
import { BenchFailure } from '../../failure.ts';
import { builtCheckout, findCommit, titleOf } from '../../subjects/checkout.ts';
import { openFolders } from '../../subjects/folder-arm.ts';
import { openNewsroom } from '../../subjects/newsroom.ts';
import { isFlavour, type OpenArm, openArm } from '../../subjects/open-arms.ts';
import { recogniseFolder } from './folder-kind.ts';

/** Something whose pages can be visited. */
export interface PagesSubject {
  kind: 'pages';
  /** As sentences name it. */
  title: string;
  /** What stands for the same later, too, when a branch has moved on. */
  fixed: string;
  open: OpenArm;
  /** Its pages without any script; null where they cannot be had. */
  openTwin: OpenArm | null;
}

/** The results of a run that was made before. */
export interface ResultsSubject {
  kind: 'results';
  title: string;
  folder: string;
}

export type Subject = PagesSubject | ResultsSubject;

/** Servers from before there were twins do not mind being asked for one, and print what they always do. */
const knowsTwin = (checkout: string): boolean => readFileSync(resolve(checkout, 'dist/origin.mjs'), 'utf8').includes('TWIN');

const ofBuild = (checkout: string, title: string, fixed: string): PagesSubject => ({
  kind: 'pages',
  title,
  fixed,
  open: name => openNewsroom({ flavour: 'preact', name, checkout }),
  openTwin: knowsTwin(checkout) ? name => openNewsroom({ flavour: 'twin', name, checkout }) : null,
});

/** The files as they lie here, committed or not; a flavour of them, or an address. */
const ofArm = (asked: string, title = asked, fixed = asked): PagesSubject => ({
  kind: 'pages',
  title,
  fixed,
  open: name => openArm(name, asked),
  openTwin: isFlavour(asked) && asked !== 'twin' ? name => openArm(name, 'twin') : null,
});

function ofFolder(path: string): Subject | null {
  const recognised = recogniseFolder(path);
  if (!recognised) return null;
  const { kind, folder } = recognised;
  if (kind === 'results') return { kind, title: path, folder };
  if (kind === 'build') return ofBuild(folder, path, folder);
  return { kind, title: path, fixed: folder, open: name => openFolders(name, [folder]), openTwin: null };
}

function ofRef(ref: string): PagesSubject | null {
  const commit = findCommit(ref);
  if (!commit) return null;
  const title = ref === commit.sha ? titleOf(commit) : `${ref} (${titleOf(commit)})`;
  return ofBuild(builtCheckout(commit), title, commit.sha);
}

/** No ref begins so. */
const isPath = (asked: string): boolean => /^[./]/.test(asked);

/**
 * What somebody means who asks for `HEAD~1`, `.`, `main`, `results/before`, `react` or `https://dakkeh.example`: a ref
 * before a folder of the same name, unless the name begins with a dot or a slash. A ref is built where it has not been
 * yet. Throws a sentence where it is nothing that can be compared.
 */
export function subjectOf(asked: string): Subject {
  if (resolve(asked) === root && isPath(asked)) return ofArm('preact', 'the working tree', root);
  if (isFlavour(asked) || /^https?:\/\//.test(asked)) return ofArm(asked);
  const found = isPath(asked) ? ofFolder(asked) : (ofRef(asked) ?? ofFolder(asked));
  if (found) return found;
  throw new BenchFailure(
    `"${asked}" is no git ref that is known here, and no folder with a build (dist/origin.mjs), with results (manifest.json) or with pages (*.html).`,
  );
}
