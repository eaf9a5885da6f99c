import type { Plugin } from 'esbuild';

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
