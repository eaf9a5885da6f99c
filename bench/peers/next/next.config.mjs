import { resolve } from 'node:path';

/** Pages as files; the twins that they are made from are outside of this folder. */
export default {
  output: 'export',
  distDir: 'dist',
  trailingSlash: true,
  images: { unoptimized: true },
  turbopack: { root: resolve(import.meta.dirname, '../../..') },
  typescript: { ignoreBuildErrors: true },
};
