import type { KnipConfig } from 'knip';
import { widgetFolders } from './scripts/build/widget-folders.ts';

const belowWidgets = (path: string): string => path.replace(/^widgets\//, '');

export default {
  workspaces: {
    '.': {
      entry: [
        'kernel/{kernel,first-paint,swaps}.ts',
        'fixtures/operations/{main,write-site}.ts',
        // Entries of the package's bundles, by name, and scripts that are run by hand.
        'scripts/package/{keep-fixtures,box-events}.ts',
        'tests/adopt/package/*.test.ts',
        // Programs that Playwright starts as Firefox and as WebKit.
        'tests/engines/{firefox-esr,webkit/webkitgtk}.mjs',
        // Named by the gates.
        'scripts/test/running-tests.ts',
        // Bundled for its page.
        'tests/testing/react-host.ts',
        // Configurations that commands name.
        'tests/adopt/wordpress/*.config.ts',
      ],
      project: [
        '{kernel,fixtures,scripts,styles,tests}/**/*.{ts,tsx,mjs}',
        // Copied as they are.
        '!fixtures/integrations/starters/**',
        'fixtures/**/read-first.json',
        '*.config.{ts,mjs}',
      ],
      ignoreDependencies: [
        // Replacements of React: scripts/build/aliases.ts names them without an import.
        ...['@preact/compat', '@preact/signals-core'],
        // Programs that the test of the package runs.
        ...['@arethetypeswrong/cli', 'publint'],
        // Libraries of foreign pages in tests.
        ...['@hotwired/turbo', 'bootstrap', 'bootstrap4', 'bootstrap5', 'foundation-sites', 'htmx.org', 'jquery', 'tailwindcss'],
      ],
    },
    bench: {
      entry: [
        // Files that replace other files in the package.
        '**/*.packaged.ts',
        // Modules that the peers' builds import. Each peer is a project of its own.
        'peers/{peer-pages,twin}.ts',
      ],
      project: ['**/*.ts', '!dist/**', '!peers/*/**'],
      // Replacement of @playwright/test in the package.
      ignoreDependencies: ['playwright-core'],
    },
    widgets: {
      entry: [
        ...widgetFolders().map(({ entry }) => belowWidgets(entry)),
        // Entries of the package's bundles.
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
  // Programs of the system, for tests of WordPress, the cluster and the documents.
  ignoreBinaries: [
    ...['dpkg-query', 'firefox-esr', 'mount', 'openssl', 'php', 'systemd-analyze', 'taskset', 'umount'],
  ],
  // Newsrooms that use boxes as components install a renderer themselves.
  exclude: ['optionalPeerDependencies'],
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
