import { resolve } from 'node:path';
import { BenchFailure } from '../failure.ts';
import { openArm, openFolders } from '../sites/open-arms.ts';
import { isOwn } from '../sites/own-site.ts';
import { ask } from './compare/ask.ts';
import { judge } from './compare/judge.ts';
import { measure } from './compare/measure.ts';
import { comparable, isWorkingTree, ofBuild, ofRef } from './compare/own-pages.ts';
import { print } from './compare/print.ts';
import { type Pages, recogniseFolder, type Side, type Sides } from './compare/sides.ts';
import { type ExitCode, exitCodeOf } from './exit-codes.ts';

/** Returns a side with the working tree, one of its flavours, or an address. */
const ofArm = (asked: string, title = asked, fixed = asked): Pages => ({
  kind: 'pages',
  title,
  fixed,
  open: name => openArm(name, asked),
  openTwin: isOwn(asked) && asked !== 'twin' ? name => openArm(name, 'twin') : null,
});

function ofFolder(path: string): Side | null {
  const recognised = recogniseFolder(path);
  if (!recognised) return null;
  const { kind, folder } = recognised;
  if (kind === 'results') return { kind, title: path, folder };
  const build = kind === 'build' ? ofBuild(folder, path, folder) : null;
  return build ?? { kind: 'pages', title: path, fixed: folder, open: name => openFolders(name, [folder]), openTwin: null };
}

/** Git refs never start with a dot or a slash. */
const isPath = (asked: string): boolean => /^[./]/.test(asked);

/**
 * Resolves a side such as `HEAD~1`, `.`, `main`, `results/before`, `react` or `https://dakkeh.example`. A ref takes
 * precedence over a folder of the same name, unless the name starts with a dot or a slash. Builds a ref if needed.
 * Throws a BenchFailure if it cannot be compared.
 */
export function sideOf(asked: string): Side {
  if (isPath(asked) && isWorkingTree(asked)) return ofArm('preact', 'the working tree', resolve(asked));
  if (isOwn(asked) || /^https?:\/\//.test(asked)) return ofArm(asked);
  const found = isPath(asked) ? ofFolder(asked) : (ofRef(asked) ?? ofFolder(asked));
  if (found) return found;
  throw new BenchFailure(`"${asked}" is not ${comparable}.`);
}

/** Opens both sides. Throws a BenchFailure if one of them is results and the other pages. */
function open(base: string, head: string): Sides {
  const [first, second] = [sideOf(base), sideOf(head)];
  if (first.kind === 'pages' && second.kind === 'pages') return { kind: 'pages', base: first, head: second };
  if (first.kind === 'results' && second.kind === 'results') return { kind: 'results', base: first, head: second };
  const { title } = first.kind === 'results' ? first : second;
  throw new BenchFailure(`${title} has results of an earlier run, which can only be compared with such results.`);
}

/**
 * `bench compare <base> <head>`: reports if head is worse than base, on which figures and by how much. Each side is a
 * git ref, `.` for the working tree, a folder with a build or pages, or an address; or both are folders of results.
 */
export async function compare(args: readonly string[]): Promise<ExitCode> {
  const asked = ask(args);
  const sides = open(asked.base, asked.head);
  const measured = await measure(asked, sides);
  const summary = judge(asked, measured);
  await print(asked, measured.folder, summary);
  return exitCodeOf(summary.verdict, 'tell');
}
