import type { KnipConfig } from 'knip';
import { widgetFolders } from './scripts/build/widget-folders.ts';

export default {
  entry: [
    'kernel/{kernel,first-paint}.ts',
    ...widgetFolders().map(({ entry }) => entry),
    'widgets/*/*/examples.tsx',
    'fixtures/origin/{main,write-site}.ts',
    'fixtures/drawing/draw.ts',
    'fixtures/filming/film.ts',
    // What the builds of the peers import, each a project of its own.
    'bench/peers/twin.ts',
    // Found by their name.
    'widgets/**/calls.ts',
  ],
  project: ['{kernel,widgets,fixtures,bench,scripts,tests}/**/*.{ts,tsx,mjs}', '*.config.{ts,mjs}', '!bench/peers/*/**'],
  // What stands in for React: named in scripts/build/aliases.ts, which is no import.
  ignoreDependencies: ['@preact/compat', '@preact/signals-core'],
  // Makes the films anew; a newsroom that does so installs it.
  ignoreBinaries: ['ffmpeg'],
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
