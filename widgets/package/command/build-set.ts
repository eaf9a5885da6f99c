import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashed } from '../content-hash.ts';
import type { Fixture } from '../fixture.ts';
import type { PackageManifest } from '../package-manifest.ts';
import { filesOf, stylesheetOf, withInside } from './chosen-set.ts';
import { Failure, unwritable } from '../failure.ts';
import type { BuildOptions } from './options.ts';
import { readTheme } from './theme.ts';

/** Folder of the installed package. */
export const distribution = import.meta.dirname;

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(distribution, name), 'utf8'));

export const version = (): string => (readJson('manifest.json') as PackageManifest).version;

/** Result of a build. */
export interface BuiltSet {
  widgets: string[];
  /** Lines to paste: two for the head of a page, and a box for its body. */
  lines: string[];
  /** Number of files. */
  count: number;
}

/** Returns the names of the chosen widgets; `all` means all with a box. */
function chosenOf({ widgets }: BuildOptions, fixtures: readonly Fixture[]): string[] {
  return widgets.includes('all') ? fixtures.map(({ name }) => name) : widgets;
}

/** Returns a box of the first chosen widget in one line, as our own view renders it. */
function firstBox([name]: readonly string[], fixtures: readonly Fixture[]): string {
  const fixture = fixtures.find(one => one.name === name);
  return fixture?.states[0]?.markup.en.replaceAll('\n', '&#10;') ?? '';
}

function write(folder: string, contents: ReadonlyMap<string, string>, copies: readonly string[]): void {
  for (const file of [...contents.keys(), ...copies]) mkdirSync(join(folder, dirname(file)), { recursive: true });
  for (const file of copies) copyFileSync(join(distribution, 'assets', file), join(folder, file));
  for (const [file, text] of contents) writeFileSync(join(folder, file), text);
}

/**
 * Writes the chosen widgets and their dependencies to a folder: scripts, styles, fonts and the manifest. Keeps files of
 * earlier builds, because cached pages request them. Throws a Failure for invalid options.
 */
export function buildSet(options: BuildOptions): BuiltSet {
  const manifest = readJson('manifest.json') as PackageManifest;
  const { widgets: fixtures } = readJson('fixtures.json') as { widgets: Fixture[] };
  const chosen = chosenOf(options, fixtures);
  const widgets = withInside(chosen, manifest);
  const theme = options.theme === undefined ? '' : readTheme(options.theme);
  const css = stylesheetOf(widgets, manifest, theme);
  const stylesheet = hashed('dakkeh', 'css', css);
  const scripts = filesOf(widgets, manifest, file => readFileSync(join(distribution, 'assets', file), 'utf8'));
  const fonts = manifest.files.filter(file => file.endsWith('.woff2') && css.includes(file.slice('shared/'.length)));
  const files = [...new Set([...scripts, ...fonts])];
  const { version, kernel, swaps, firstPaint } = manifest;
  const built = { version, kernel, swaps, stylesheet, firstPaint, widgets, files: [...files, stylesheet].sort() };
  const contents = new Map([[stylesheet, css], ['manifest.json', `${JSON.stringify(built, null, 2)}\n`]]);
  try {
    write(options.out, contents, files);
  } catch (error) {
    const sentence = unwritable(options.out, error);
    if (sentence === undefined) throw error;
    throw new Failure(sentence);
  }
  return {
    widgets,
    lines: [
      `<link rel="stylesheet" href="${options.address}/${stylesheet}">`,
      `<script type="module" async src="${options.address}/${kernel}"></script>`,
      firstBox(chosen, fixtures),
    ],
    count: files.length + contents.size,
  };
}
