import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LaterStyles, Sheets } from '../../styles/critical/sheets.ts';
import { hashed } from '../../widgets/package/content-hash.ts';
import { root } from './paths.ts';

type Lists = Readonly<Record<string, readonly string[]>>;

interface BuiltLaterStyles {
  /** By the names of the lists. */
  styles: Record<string, LaterStyles>;
  /** By the names of the files. */
  contents: Map<string, Uint8Array>;
}

/** Which sheets make a file: the lists of the source. */
export const readLists = (): Lists => JSON.parse(readFileSync(resolve(root, 'styles/later.json'), 'utf8')) as Lists;

/**
 * The files of the lists, each in the order of the cascade. What a sheet imports is in the file only if the list names
 * it, too: it may be needed above. Throws where a list names a sheet that is not there.
 */
export function buildLaterStyles(sheets: Sheets, lists: Lists): BuiltLaterStyles {
  const styles: Record<string, LaterStyles> = {};
  const contents = new Map<string, Uint8Array>();
  for (const [name, members] of Object.entries(lists)) {
    const missing = members.find(member => !sheets[member]);
    if (missing) throw new Error(`styles/later.json names ${missing}.css, which is not there`);
    const inOrder = Object.keys(sheets).filter(sheet => members.includes(sheet));
    const css = inOrder.map(sheet => sheets[sheet]?.css).join('');
    const file = hashed(name, 'css', css);
    styles[name] = { file, sheets: inOrder };
    contents.set(file, Buffer.from(css));
  }
  return { styles, contents };
}
