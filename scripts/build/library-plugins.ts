import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { hashed } from '../../widgets/package/content-hash.ts';
import { root } from './paths.ts';

interface LazyStyles {
  /** Replaces an imported stylesheet by the name of its file. */
  plugin: Plugin;
  /** File name → content of the imported sheets. */
  files: Map<string, Uint8Array>;
  /** Names of the imported sheets in `styles`. */
  names: Set<string>;
}

/** Writes stylesheets imported by code to files of their own, because many pages never need them. */
export function collectLazyStyles(styles: Readonly<Record<string, string>>): LazyStyles {
  const files = new Map<string, Uint8Array>();
  const names = new Set<string>();
  return {
    files,
    names,
    plugin: {
      name: 'lazy-styles',
      setup(esbuild) {
        esbuild.onLoad({ filter: /\.css$/ }, ({ path }) => {
          const name = basename(path, '.css');
          const css = styles[name];
          if (css === undefined) throw new Error(`There is no stylesheet ${path}`);
          const file = hashed(name, 'css', css);
          names.add(name);
          files.set(file, Buffer.from(css));
          // Relative to any of our scripts: the files are in the neighbouring folder.
          return { contents: `export default ${JSON.stringify(`../${file}`)};` };
        });
      },
    },
  };
}

const packages = createRequire(resolve(root, 'package.json'));

interface StreamWorker {
  /** Replaces the imported worker by the name of its file. */
  plugin: Plugin;
  file: string;
  content: Uint8Array;
}

/** Writes hls.js's worker to a file of its own, which loads only with a stream. */
export function streamWorker(): StreamWorker {
  // Removes the link to a source map that is not served.
  const text = readFileSync(packages.resolve('hls.js/dist/hls.worker.js'), 'utf8').replace(/\n\/\/# sourceMappingURL=.*/, '');
  const content = Buffer.from(text);
  const file = hashed('stream-worker', 'js', content);
  return {
    file,
    content,
    plugin: {
      name: 'stream-worker',
      setup(esbuild) {
        // Relative to any of our scripts: the file is in the neighbouring folder.
        const contents = `export default ${JSON.stringify(`../${file}`)};`;
        esbuild.onLoad({ filter: /hls\.worker\.js$/ }, () => ({ contents }));
      },
    },
  };
}

/** Parts of web-vitals that we do not use: soft navigations, and selectors, which we build ourselves. */
const unused: Record<string, string> = {
  softNavs: 'export const checkSoftNavsEnabled = () => false, storeSoftNavEntry = () => {};',
  getSelector: 'export const getSelector = () => {};',
};

/** Removes unused parts of web-vitals, which would exceed 5 kB. */
export const webVitalsAlone: Plugin = {
  name: 'web-vitals-alone',
  setup(esbuild) {
    esbuild.onLoad({ filter: /web-vitals\/dist\/modules\/lib\/(softNavs|getSelector)\.js$/ }, ({ path }) => ({
      contents: unused[/(\w+)\.js$/.exec(path)?.[1] ?? ''] ?? '',
    }));
  },
};

const parser = resolve(root, 'node_modules/@dailymotion/vast-client/src/parser/vast_parser.js');

/** Module of the VAST parser that only creates warnings. */
const warnings = /vast-client\/src\/parser\/parser_verification\.js$/;

/** Uses only the parser's source: the bundled client includes its own requests and a server-side XML parser. */
export const vastParserAlone: Plugin = {
  name: 'vast-parser-alone',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^@dailymotion\/vast-client$/ }, () => ({ path: parser }));
    esbuild.onLoad({ filter: warnings }, () => ({
      contents: 'export const parserVerification = { verifyRequiredValues() {} };',
    }));
  },
};

/** Line in zod that also iterates inherited properties, which old libraries on host pages may add. */
const loop = 'for (const key in table)';

/** Makes zod read only a table's own keys. An inherited one has no descriptor, which zod does not expect. */
export const ownKeys: Plugin = {
  name: 'own-keys',
  setup(esbuild) {
    esbuild.onLoad({ filter: /zod\/v4\/core\/util\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes(loop)) throw new Error(`${path} has no "${loop}" any more`);
      return { contents: source.replace(loop, 'for (const key of Object.keys(table))') };
    });
  },
};
