import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';

/** The components are those of the peer of Next.js: what they take from React is of Preact here. */
const alias = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/hooks' },
];

export default defineConfig({
  integrations: [preact()],
  vite: { resolve: { alias, dedupe: ['preact'] }, server: { fs: { allow: ['../../..'] } } },
});
