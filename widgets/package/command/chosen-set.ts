import { basename, dirname } from 'node:path';
import { besideFonts } from '../font-addresses.ts';
import type { PackageManifest } from '../package-manifest.ts';
import { Failure } from '../failure.ts';
import { likeNames } from '../like-names.ts';

const unknownName = (name: string, names: readonly string[]): Failure =>
  new Failure(`There is no widget "${name}".${likeNames(name, names)} There are: ${names.join(', ')}.`);

/** Loads on pages without the first-paint script, with a hash or in a frame. No box names it. */
const always = 'arrival';

/** Adds the widgets whose boxes are nested in chosen ones. Throws a Failure for an unknown name. */
export function withInside(chosen: readonly string[], { widgets }: PackageManifest): string[] {
  const names = Object.keys(widgets).filter(name => name !== always).sort();
  const found = new Set<string>();
  const queue = [...chosen];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (!names.includes(name)) throw unknownName(name, names);
    if (!found.has(name)) queue.push(...(widgets[name]?.inside ?? []));
    found.add(name);
  }
  return [...found].sort();
}

/**
 * Returns true if a script or stylesheet refers to a file. Message files are loaded by language, so they are matched by
 * hash.
 */
function namesFile(text: string, file: string, kernelFolder: string): boolean {
  const name = basename(file);
  if (dirname(file) === kernelFolder) return text.includes(`"./${name}"`);
  const [, hash] = /^sentences-[a-z]+-(\w+)\.js$/.exec(name) ?? [];
  return text.includes(hash ?? name);
}

/** Returns the widgets' files and all files that these refer to. `read` returns the text of a file. */
export function filesOf(
  names: readonly string[],
  { widgets, kernel, swaps, files }: PackageManifest,
  read: (file: string) => string,
): string[] {
  const found = new Set([kernel, swaps]);
  const queue = [always, ...names].flatMap(name => widgets[name]?.files ?? []).filter(file => files.includes(file));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (!/\.(?:js|css)$/.test(file)) continue;
    const text = read(file);
    queue.push(...files.filter(other => !found.has(other) && namesFile(text, other, dirname(kernel))));
  }
  return [...found, ...files.filter(file => basename(file).startsWith('licenses-'))].sort();
}

/** Returns one stylesheet for the chosen widgets in cascade order, followed by the newsroom's own CSS. */
export function stylesheetOf(names: readonly string[], manifest: PackageManifest, theme: string): string {
  const { styles, widgets, everywhere } = manifest;
  const needed = new Set([...everywhere, ...names.flatMap(name => widgets[name]?.sheets ?? [])]);
  const css = Object.keys(styles).filter(name => needed.has(name)).map(name => styles[name]?.css ?? '');
  return besideFonts(css.join('')) + theme;
}
