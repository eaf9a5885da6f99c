import { relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from './paths.ts';

/**
 * Modules of a few bytes and without state. Shared, each would be a chunk: one more request on a slow line and one more
 * word in the kernel's registry, for less than the chunk's own wrapping. So each module that imports one has its own.
 */
const copied = new Set([
  'kernel/view-mode.ts',
  'widgets/shared/calls/in-time.ts',
  'widgets/shared/calls/json.ts',
  'widgets/shared/fields/captcha/captcha-key.tsx',
  'widgets/shared/fields/draft/draft-id.ts',
  'widgets/shared/fields/rich-text/plain-text.ts',
  'widgets/shared/viewer/open-on-tap.ts',
  'widgets/shared/viewer/slide-links.ts',
  'widgets/article/comment-form/reply.ts',
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
