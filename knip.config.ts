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
    // Gates of their own, named by their commands.
    'tests/{static,wordpress}/*.config.ts',
    // Found by their name.
    'widgets/**/{calls,markup-law}.ts',
  ],
  project: [
    '{kernel,widgets,fixtures,bench,scripts,tests}/**/*.{ts,tsx,mjs}',
    'widgets/**/words.json',
    '*.config.{ts,mjs}',
    '!bench/peers/*/**',
    '!fixtures/static/**',
  ],
  compilers: { json: text => `export default ${text}` },
  // What stands in for React: named in scripts/build/aliases.ts, which is no import.
  ignoreDependencies: ['@preact/compat', '@preact/signals-core'],
  // Of the system that WordPress is tried on.
  ignoreBinaries: ['apt-get', 'dpkg-query', 'php'],
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
