import type { KnipConfig } from 'knip';
import { widgetFolders } from './scripts/build/widget-folders.ts';

export default {
  entry: [
    'kernel/{kernel,first-paint}.ts',
    ...widgetFolders().map(({ entry }) => entry),
    'widgets/*/*/examples.tsx',
    'fixtures/origin/{main,write-site}.ts',
    // What the builds of the peers import, each a project of its own.
    'bench/peers/twin.ts',
    // Found by their name.
    'widgets/**/{calls,markup-law}.ts',
  ],
  project: [
    '{kernel,widgets,fixtures,bench,scripts,tests}/**/*.{ts,tsx,mjs}',
    'widgets/**/words.json',
    '*.config.{ts,mjs}',
    '!bench/peers/*/**',
  ],
  compilers: { json: text => `export default ${text}` },
  // What stands in for React, named in scripts/build/aliases.ts, and what an old page brings in tests: no imports.
  ignoreDependencies: ['@preact/compat', '@preact/signals-core', 'bootstrap', 'jquery'],
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
