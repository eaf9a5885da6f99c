import { defineConfig, globalIgnores } from 'eslint/config';
import compat from 'eslint-plugin-compat';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { browserFloor, everywhere, hostBuiltIns, importedPath, onThePhone, phoneLanguages, rawHtml, replacedModules, zodForm } from './scripts/lint/bans.mjs';
import { mounts, rendered, renderedImports, zones } from './scripts/lint/layers.mjs';
import { noFunctionAction } from './scripts/lint/no-function-action.mjs';

const tests = ['**/*.test.{ts,tsx}', '**/markup-law.ts', '**/testing/**', 'tests/**'];
const phone = ['kernel/**/*.{ts,tsx}', 'widgets/!(package)/**/*.{ts,tsx}'];
const node = '{fixtures,scripts,bench,styles,widgets/package}';

export default defineConfig(
  globalIgnores(['**/dist/', 'var/', 'test-results/', 'coverage/', '**/.astro/', '**/.next/', '**/next-env.d.ts']),
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-len': ['error', 120, { ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true }],
      'max-lines': ['error', 220],
      'no-else-return': 'error',
      'no-eval': 'error',
      'no-param-reassign': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    // Test runners take a reporter's default export.
    files: ['scripts/test/{flaky,running}-tests.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    plugins: {
      dakkeh: { rules: { 'no-function-action': noFunctionAction } },
      'import-x': importX,
    },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx'] })],
    },
    rules: {
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-restricted-imports': ['error', everywhere],
      // The compiler says so.
      '@typescript-eslint/no-unused-vars': 'off',
      'dakkeh/no-function-action': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      'no-restricted-syntax': ['error', zodForm],
    },
  },
  {
    files: [`${node}/**/*.{ts,tsx}`],
    rules: { 'no-restricted-syntax': ['error', zodForm, importedPath] },
  },
  {
    // The files of a worker share their modules: vitest.config.ts.
    files: [`${node}/**/*.test.{ts,tsx}`, 'tests/laws/*.test.ts'],
    ignores: ['**/*.{isolated,dom}.test.ts'],
    rules: { 'no-restricted-syntax': ['error', zodForm, importedPath, replacedModules] },
  },
  {
    files: ['**/*.tsx', '**/use-*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // What a runtime renders again: the other rules compile each file, which takes more time than all other rules.
    files: ['widgets/**/*.tsx', '**/use-*.ts'],
    ignores: [...tests, ...rendered],
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      // What only the browser knows may be set once the server's markup is hydrated.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    files: phone,
    ignores: tests,
    plugins: { compat },
    settings: { browsers: ['chrome 90', 'safari 14.1', 'ios_saf 14.5', 'firefox 90', 'samsung 15'] },
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { ...onThePhone, patterns: [...onThePhone.patterns, renderedImports] },
      ],
      'compat/compat': 'error',
      'no-console': ['error', { allow: ['error', 'info'] }],
      'no-restricted-syntax': ['error', zodForm, ...browserFloor, ...hostBuiltIns, ...phoneLanguages, ...rawHtml],
    },
  },
  // Servers may know what the phone does not; what they print is still made by the views of the phone.
  { files: rendered, rules: { '@typescript-eslint/no-restricted-imports': ['error', onThePhone] } },
  {
    // On the phone: dates where it can write them, numbers that fall back to English, and the clocks of a zone.
    files: [
      ...rendered,
      'widgets/media/player/player-view.tsx',
      'widgets/services/prayer-times/{clocks,prayer-day,reader-place}.ts',
      'widgets/services/sports/model.ts',
    ],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', zodForm, ...browserFloor, ...rawHtml] },
  },
  {
    files: ['widgets/shared/{base/trusted-html,playback/trusted-script,template/template}.ts', 'widgets/media/player/preroll/parse-xml.ts'],
    ignores: tests,
    // The plugin does not see that `trustedTypes?.` asks first.
    settings: { polyfills: ['trustedTypes'] },
    rules: { 'no-restricted-syntax': ['error', zodForm, ...browserFloor, ...hostBuiltIns, ...phoneLanguages] },
  },
  {
    files: ['widgets/shared/viewer/full-screen.ts', 'widgets/media/player/full-screen.ts'],
    // It is only asked for where `fullscreenEnabled` says so, which no browser without it has.
    settings: { polyfills: ['document.fullscreenEnabled', 'document.fullscreenElement', 'document.exitFullscreen'] },
  },
  {
    files: ['widgets/media/player/picture-window.ts'],
    // The same of `pictureInPictureEnabled`.
    settings: {
      polyfills: [
        'document.pictureInPictureEnabled', 'document.pictureInPictureElement', 'document.exitPictureInPicture',
      ],
    },
  },
  { files: [...mounts, '**/*.config.{ts,mjs}', '**/*.d.ts'], rules: { 'no-restricted-exports': 'off' } },
  // What a page or a layout is, the framework takes from its default export.
  { files: ['bench/peers/next/app/**'], rules: { 'no-restricted-exports': 'off' } },
  {
    files: tests,
    rules: {
      'max-lines': ['error', 300],
      'import-x/no-restricted-paths': 'off',
      // Playwright's fixtures and our own set-up call functions named `use…` that are no hooks.
      'react-hooks/rules-of-hooks': 'off',
    },
  },
  {
    files: ['**/index.{ts,tsx,mjs}'],
    rules: {
      'no-restricted-syntax': ['error', { selector: 'Program', message: 'No index files: name it by what it does.' }],
    },
  },
);
