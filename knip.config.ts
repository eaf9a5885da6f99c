import type { KnipConfig } from 'knip';
import { widgetFolders } from './scripts/build/widget-folders.ts';

const belowWidgets = (path: string): string => path.replace(/^widgets\//, '');

export default {
  workspaces: {
    '.': {
      entry: [
        'kernel/{kernel,first-paint}.ts',
        'fixtures/origin/{main,write-site}.ts',
        // What the builds of the peers import, each a project of its own.
        'bench/peers/twin.ts',
      ],
      project: ['{kernel,fixtures,bench,scripts,tests}/**/*.{ts,tsx,mjs}', '*.config.{ts,mjs}', '!bench/peers/*/**'],
      // What stands in for React: named in scripts/build/aliases.ts, which is no import.
      ignoreDependencies: ['@preact/compat', '@preact/signals-core'],
    },
    widgets: {
      entry: [
        ...widgetFolders().map(({ entry }) => belowWidgets(entry)),
        '*/*/examples.tsx',
        // Found by their name.
        '**/{calls,markup-law}.ts',
      ],
      project: ['**/*.{ts,tsx}', '**/words.json', '!dist/**'],
    },
  },
  compilers: { json: text => `export default ${text}` },
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
