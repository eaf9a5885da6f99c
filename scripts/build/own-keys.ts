import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

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
