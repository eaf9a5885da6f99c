import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { hashed } from '../../widgets/package/content-hash.ts';
import { root } from './paths.ts';

interface LazyStyles {
  /** Makes of an imported stylesheet the name of its file. */
  plugin: Plugin;
  /** File name → content of the sheets that were imported. */
  files: Map<string, Uint8Array>;
  /** Their names, as `styles` has them. */
  names: Set<string>;
}

/** Stylesheets that code imports are files of their own: what a tap may never need is not in the page. */
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
          // From the folder of any script of ours, it is in the one beside it.
          return { contents: `export default ${JSON.stringify(`../${file}`)};` };
        });
      },
    },
  };
}

const packages = createRequire(resolve(root, 'package.json'));

interface StreamWorker {
  /** Makes of the imported worker the name of its file. */
  plugin: Plugin;
  file: string;
  content: Uint8Array;
}

/** The worker in which hls.js takes streams apart: a file of its own, which only a stream asks for. */
export function streamWorker(): StreamWorker {
  // Its map is not served.
  const text = readFileSync(packages.resolve('hls.js/dist/hls.worker.js'), 'utf8').replace(/\n\/\/# sourceMappingURL=.*/, '');
  const content = Buffer.from(text);
  const file = hashed('stream-worker', 'js', content);
  return {
    file,
    content,
    plugin: {
      name: 'stream-worker',
      setup(esbuild) {
        // From the folder of any script of ours, it is in the one beside it.
        const contents = `export default ${JSON.stringify(`../${file}`)};`;
        esbuild.onLoad({ filter: /hls\.worker\.js$/ }, () => ({ contents }));
      },
    },
  };
}

/** Unused parts: pages that change without a navigation, and selectors, which we write in our own way. */
const unused: Record<string, string> = {
  softNavs: 'export const checkSoftNavsEnabled = () => false, storeSoftNavEntry = () => {};',
  getSelector: 'export const getSelector = () => {};',
};

/** Leaves out of the library for vitals what would make it larger than 5 kB. */
export const webVitalsAlone: Plugin = {
  name: 'web-vitals-alone',
  setup(esbuild) {
    esbuild.onLoad({ filter: /web-vitals\/dist\/modules\/lib\/(softNavs|getSelector)\.js$/ }, ({ path }) => ({
      contents: unused[/(\w+)\.js$/.exec(path)?.[1] ?? ''] ?? '',
    }));
  },
};

const parser = resolve(root, 'node_modules/@dailymotion/vast-client/src/parser/vast_parser.js');

/** Module of the parser that only makes warnings, which nobody hears. */
const warnings = /vast-client\/src\/parser\/parser_verification\.js$/;

/** Its source alone: as one file the client brings its own requests along, and a parser of XML for servers. */
export const vastParserAlone: Plugin = {
  name: 'vast-parser-alone',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^@dailymotion\/vast-client$/ }, () => ({ path: parser }));
    esbuild.onLoad({ filter: warnings }, () => ({
      contents: 'export const parserVerification = { verifyRequiredValues() {} };',
    }));
  },
};

/** It goes through what all objects have, too, where an old library of the host page has given them more. */
const loop = 'for (const key in table)';

/** Has zod look at a table's own methods alone: of others it would read a descriptor that is not there. */
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
