import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { bundleAsync, Features } from 'lightningcss';
import { root } from './paths.ts';

const version = (major: number, minor = 0): number => (major << 16) | (minor << 8);

/** The oldest browsers that are served styles, as those of browser-options.ts are served scripts. */
const targets = {
  chrome: version(90),
  safari: version(14, 1),
  ios_saf: version(14, 5),
  firefox: version(90),
  samsung: version(15),
};

/** What has to come first, in this order; the other sheets follow by name, those of the widgets last. */
const first = ['tokens', 'base', 'layout'];

const packages = createRequire(resolve(root, 'package.json'));

const nameOf = (path: string): string => basename(path, '.css');

const rank = (path: string): string => {
  const position = first.indexOf(nameOf(path));
  return `${position < 0 ? first.length : position} ${path}`;
};

/** Minifies a sheet, with the sheets of packages that it imports. */
async function minify(path: string, read: (file: string) => Promise<string>): Promise<string> {
  const { code, warnings } = await bundleAsync({
    filename: path,
    minify: true,
    targets,
    resolver: { read, resolve: specifier => packages.resolve(specifier) },
    // Every browser of the floor but Safari 14 knows them all; the fallback would double the rules for one radius.
    exclude: Features.LogicalProperties,
  });
  const [warning] = warnings;
  if (warning) throw new Error(`${path}:${warning.loc.line}: ${warning.message}`);
  return code.toString();
}

/**
 * Every stylesheet, minified, by its name. `addresses` says what stands for the file names in its `url()`s.
 * Throws on any warning, and where two sheets share a name.
 */
export async function buildStyles(addresses: ReadonlyMap<string, string>): Promise<Record<string, string>> {
  const paths = globSync('{styles,widgets}/**/*.css', { cwd: root }).sort((one, other) =>
    rank(one).localeCompare(rank(other), 'en'),
  );
  async function read(file: string): Promise<string> {
    const source = await readFile(resolve(root, file), 'utf8');
    return source.replace(/url\("([^":]+)"\)/g, (_, name: string) => {
      const address = addresses.get(name);
      if (!address) throw new Error(`${file} names ${name}, which the build does not make`);
      return `url("${address}")`;
    });
  }

  const sheets: Record<string, string> = {};
  for (const path of paths) {
    if (sheets[nameOf(path)] !== undefined) throw new Error(`Two stylesheets are called ${nameOf(path)}`);
    sheets[nameOf(path)] = await minify(path, read);
  }
  return sheets;
}
