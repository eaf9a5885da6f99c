import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { Features, transform } from 'lightningcss';
import { root } from './paths.ts';

const version = (major: number, minor = 0): number => (major << 16) | (minor << 8);

/** The browser floor of DESIGN §10. */
const targets = {
  chrome: version(90),
  safari: version(14, 1),
  ios_saf: version(14, 5),
  firefox: version(90),
  samsung: version(15),
};

/** What has to come first, in this order; the other sheets follow by name, those of the widgets last. */
const first = ['tokens', 'base', 'layout'];

const nameOf = (path: string): string => basename(path, '.css');

const rank = (path: string): string => {
  const position = first.indexOf(nameOf(path));
  return `${position < 0 ? first.length : position} ${path}`;
};

function minify(path: string, source: string): string {
  const { code, warnings } = transform({
    filename: path,
    code: Buffer.from(source),
    minify: true,
    targets,
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
  const sheets: Record<string, string> = {};
  for (const path of paths) {
    const source = await readFile(resolve(root, path), 'utf8');
    const addressed = source.replace(/url\("([^":]+)"\)/g, (_, file: string) => {
      const address = addresses.get(file);
      if (!address) throw new Error(`${path} names ${file}, which the build does not make`);
      return `url("${address}")`;
    });
    if (sheets[nameOf(path)] !== undefined) throw new Error(`Two stylesheets are called ${nameOf(path)}`);
    sheets[nameOf(path)] = minify(path, addressed);
  }
  return sheets;
}
