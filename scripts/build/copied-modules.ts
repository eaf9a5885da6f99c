import { relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from './paths.ts';

/**
 * Modules of a few bytes and without state. Shared, each would be a chunk: one more request on a slow line and one more
 * word in the kernel's registry, for less than the chunk's own wrapping. So each module that imports one has its own.
 */
const copied = new Set([
  'kernel/view-mode.ts',
  'widgets/api/in-time.ts',
  'widgets/api/json.ts',
  'widgets/captcha/captcha-key.tsx',
  'widgets/form/draft-id.ts',
  'widgets/form/plain-text.ts',
  'widgets/lightbox/open-on-tap.ts',
  'widgets/lightbox/slide-links.ts',
  'widgets/reading/comment-form/reply.ts',
]);

/** Gives every importer of a tiny module a copy of it. */
export const copiedModules: Plugin = {
  name: 'copied-modules',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, resolveDir, importer }) => {
      const module = resolve(resolveDir, path);
      return copied.has(relative(root, module)) ? { path: module, suffix: `?for=${importer}` } : null;
    });
  },
};
