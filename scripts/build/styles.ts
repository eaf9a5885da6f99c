import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { bundleAsync, Features } from 'lightningcss';
import type { Sheet } from '../../styles/critical/sheets.ts';
import { root } from './paths.ts';

const version = (major: number, minor = 0): number => (major << 16) | (minor << 8);

/** Options for styles, including the oldest supported browsers, like browser-options.ts for scripts. */
export const styleOptions = {
  minify: true,
  targets: {
    chrome: version(90),
    safari: version(14, 1),
    ios_saf: version(14, 5),
    firefox: version(90),
    samsung: version(15),
  },
  // All supported browsers except Safari 14 know logical properties; the fallback would double the rules for one
  // radius. We do not use `light-dark()`.
  exclude: Features.LogicalProperties | Features.LightDark,
};

/** Order of the cascade: specific sheets come later. Sheets with the same rank are sorted by path. */
const ranks = [
  /tokens\.css$/,
  /dark\.css$/,
  /host-page\.css$/,
  /base\.css$/,
  /layout\.css$/,
  /^styles\//,
  /^widgets\/shared\//,
  /^widgets\//,
];

const packages = createRequire(resolve(root, 'package.json'));

const nameOf = (path: string): string => basename(path, '.css');

const rank = (path: string): string => `${ranks.findIndex(pattern => pattern.test(path))} ${path}`;

const scaleSheet = readFileSync(resolve(root, 'styles/scale.css'), 'utf8');

/** Values of the type scale by name. Pages do not change them, so the build inlines them. */
const scale = new Map(Array.from(scaleSheet.matchAll(/^  (--[\w-]+): (.+);$/gm), ([, name, value]) => [name, value]));

/** Replaces the tokens of the scale by their values. */
const scaled = (css: string): string =>
  css.replace(/var\((--[\w-]+)\)/g, (token, name: string) => scale.get(name) ?? token);

const importOfOurs = /^@import '(\.[^']+)';\n/gm;

/** Minifies a sheet, including sheets that it imports from packages. */
async function minify(path: string, read: (file: string) => Promise<string>): Promise<string> {
  const { code, warnings } = await bundleAsync({
    filename: path,
    resolver: { read, resolve: specifier => packages.resolve(specifier) },
    ...styleOptions,
  });
  const [warning] = warnings;
  if (warning) throw new Error(`${path}:${warning.loc.line}: ${warning.message}`);
  return code.toString();
}

/**
 * Builds all stylesheets by name, in the order of the cascade. Lists imports of our own sheets instead of copying them,
 * because a page prints each sheet once. `addresses` replaces the file names in `url()`s. Throws on any warning, for
 * two sheets with one name, and for a missing import.
 */
export async function buildStyles(addresses: ReadonlyMap<string, string>): Promise<Record<string, Sheet>> {
  const paths = globSync('{styles,widgets}/**/*.css', { cwd: root, exclude: ['widgets/dist/**', 'styles/scale.css'] }).sort((one, other) =>
    rank(one).localeCompare(rank(other), 'en'),
  );
  const imports = new Map<string, string[]>();
  async function read(file: string): Promise<string> {
    const source = await readFile(resolve(root, file), 'utf8');
    imports.set(file, Array.from(source.matchAll(importOfOurs), ([, specifier = '']) => nameOf(specifier)));
    return scaled(source.replace(importOfOurs, '')).replace(/url\("([^":]+)"\)/g, (_, name: string) => {
      const address = addresses.get(name);
      if (!address) throw new Error(`${file} names ${name}, which the build does not make`);
      return `url("${address}")`;
    });
  }

  const sheets: Record<string, Sheet> = {};
  for (const path of paths) {
    if (sheets[nameOf(path)] !== undefined) throw new Error(`Two stylesheets are called ${nameOf(path)}`);
    const css = await minify(path, read);
    sheets[nameOf(path)] = { css, imports: imports.get(path) ?? [] };
  }
  for (const [name, sheet] of Object.entries(sheets)) {
    const missing = sheet.imports.find(imported => !sheets[imported]);
    if (missing) throw new Error(`${name}.css imports ${missing}.css, which is not there`);
  }
  return sheets;
}
