import { basename } from 'node:path';
import type { Plugin } from 'esbuild';
import { hashed } from '../../widgets/package/content-hash.ts';

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
