import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hashed } from './content-hash.ts';
import { root } from './paths.ts';
import type { Sheet } from './styles.ts';

type Lists = Readonly<Record<string, readonly string[]>>;
type Sheets = Readonly<Record<string, Sheet>>;

/** Sheets that a page links as one file where the first of their elements stands, far below its first view. */
export interface LaterStyles {
  file: string;
  /** Names of the sheets that are in it. */
  sheets: string[];
}

interface BuiltLaterStyles {
  /** By the names of the lists. */
  styles: Record<string, LaterStyles>;
  /** By the names of the files. */
  contents: Map<string, Uint8Array>;
}

function withImports(name: string, sheets: Sheets): string[] {
  const sheet = sheets[name];
  if (!sheet) throw new Error(`styles/later.json names ${name}.css, which is not there`);
  return [name, ...sheet.imports.flatMap(imported => withImports(imported, sheets))];
}

/** Which sheets make a file: the lists of the source. */
export const readLists = (): Lists => JSON.parse(readFileSync(resolve(root, 'styles/later.json'), 'utf8')) as Lists;

/** The files of the lists, each in the order of the cascade. Throws where a list names a sheet that is not there. */
export function buildLaterStyles(sheets: Sheets, lists: Lists): BuiltLaterStyles {
  const styles: Record<string, LaterStyles> = {};
  const contents = new Map<string, Uint8Array>();
  for (const [name, members] of Object.entries(lists)) {
    const wanted = new Set(members.flatMap(member => withImports(member, sheets)));
    const inOrder = Object.keys(sheets).filter(sheet => wanted.has(sheet));
    const css = inOrder.map(sheet => sheets[sheet]?.css).join('');
    const file = hashed(name, 'css', css);
    styles[name] = { file, sheets: inOrder };
    contents.set(file, Buffer.from(css));
  }
  return { styles, contents };
}
