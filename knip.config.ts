import type { KnipConfig } from 'knip';
import { widgetFolders } from './scripts/build/widget-folders.ts';

const belowWidgets = (path: string): string => path.replace(/^widgets\//, '');

export default {
  workspaces: {
    '.': {
      entry: [
        'kernel/{kernel,first-paint,swaps}.ts',
        'fixtures/operations/{main,write-site}.ts',
        // What the package is bundled from, by its name, and what is run by hand.
        'scripts/package/{keep-fixtures,box-events}.ts',
        'tests/adopt/package/*.test.ts',
        // What Playwright starts as Firefox and as WebKit.
        'tests/engines/{firefox-esr,webkit/webkitgtk}.mjs',
        // Named by the gates.
        'scripts/test/running-tests.ts',
        // Bundled for its page.
        'tests/testing/react-host.ts',
        // Gates of their own, named by their commands.
        'tests/adopt/wordpress/*.config.ts',
      ],
      project: [
        '{kernel,fixtures,scripts,styles,tests}/**/*.{ts,tsx,mjs}',
        'fixtures/**/read-first.json',
        '*.config.{ts,mjs}',
      ],
      ignoreDependencies: [
        // What stands in for React: named in scripts/build/aliases.ts, which is no import.
        ...['@preact/compat', '@preact/signals-core'],
        // Programs that the test of the package runs.
        ...['@arethetypeswrong/cli', 'publint'],
        // What pages of others bring in tests.
        ...['@hotwired/turbo', 'bootstrap', 'bootstrap4', 'bootstrap5', 'foundation-sites', 'htmx.org', 'jquery', 'tailwindcss'],
      ],
    },
    bench: {
      entry: [
        // What stands in the place of other files in the package.
        '**/*.packaged.ts',
        // What the builds of the peers import, each a project of its own.
        'peers/{peer-pages,twin}.ts',
      ],
      project: ['**/*.ts', '!dist/**', '!peers/*/**'],
      // What stands in for @playwright/test in the package.
      ignoreDependencies: ['playwright-core'],
    },
    widgets: {
      entry: [
        ...widgetFolders().map(({ entry }) => belowWidgets(entry)),
        // What the package is bundled from.
        'package/{command/dakkeh,server/as-html,server/as-server-component,server/head-for}.ts',
        // Bundled by themselves, as service workers.
        'page/offline/worker/{worker,last-worker}.ts',
        '*/*/examples.tsx',
        // Found by their name.
        '**/{calls,table}.ts', '*/*/testing/data.ts',
        // Named in scripts/build/aliases.ts, which is no import.
        'shared/island/preact-client.ts',
      ],
      project: ['**/*.{ts,tsx}', '**/words.json', '!dist/**'],
    },
  },
  compilers: { json: text => `export default ${text}` },
  // Of the system that WordPress, the cluster and the documents are tried on.
  ignoreBinaries: [
    ...['apt-get', 'dpkg-query', 'firefox-esr', 'mount', 'openssl', 'php', 'systemd-analyze', 'taskset', 'umount'],
  ],
  // Boxes as components are rendered by what a newsroom has.
  exclude: ['optionalPeerDependencies'],
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
