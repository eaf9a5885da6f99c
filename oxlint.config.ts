import { fileURLToPath } from 'node:url';
import { defineConfig } from 'oxlint';
import { browserFloor, everywhere, hostBuiltIns, importedPath, onThePhone, phoneLanguages, rawHtml, readClock, replacedModules, zodForm } from './scripts/lint/bans.ts';
import { mounts, rendered, renderedImports } from './scripts/lint/layers.ts';

const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'tests/**'];
const phone = ['kernel/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}'];
const notOnThePhone = [...tests, 'widgets/package/**'];
const node = '{fixtures,scripts,bench,styles,widgets/package}';

const errors = (plugin: string, ...names: readonly string[]): Record<string, 'error'> =>
  Object.fromEntries(names.map(name => [`${plugin}/${name}`, 'error']));

const compilerRules = [
  ...['error-boundaries', 'globals', 'immutability', 'incompatible-library', 'preserve-manual-memoization', 'purity'],
  ...['refs', 'set-state-in-render', 'static-components', 'unsupported-syntax', 'use-memo'],
];

export default defineConfig({
  plugins: ['typescript', 'import', 'react'],
  jsPlugins: [
    fileURLToPath(new URL('scripts/lint/plugin.mjs', import.meta.url)),
    { name: 'eslint-js', specifier: fileURLToPath(import.meta.resolve('oxlint-plugin-eslint')) },
    { name: 'compat', specifier: fileURLToPath(import.meta.resolve('eslint-plugin-compat')) },
  ],
  categories: { correctness: 'off' },
  // The compiler is oxlint's own, TypeScript 7, which has no stable API for programs yet: those that read or write
  // sources use the package typescript, 6 (scripts/build/small-chunks.ts).
  options: { reportUnusedDisableDirectives: 'error', typeAware: true, typeCheck: true },
  ignorePatterns: ['**/dist/', 'var/', 'test-results/', 'coverage/', '**/.astro/', '**/.next/', '**/next-env.d.ts'],
  settings: {
    browsers: ['chrome 90', 'safari 14.1', 'ios_saf 14.5', 'firefox 90', 'samsung 15'],
  },
  rules: {
    // Lines with an address, a string or a template may be longer.
    'eslint-js/max-len': ['error', { code: 120, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true }],
    'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
    'eslint/max-lines': ['error', 220],
    'eslint/no-else-return': 'error',
    'eslint/no-eval': 'error',
    'eslint/no-param-reassign': 'error',
    'eslint/no-restricted-exports': [
      'error',
      { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
    ],
    'eslint/no-var': 'error',
    'eslint/object-shorthand': 'error',
    'eslint/prefer-const': 'error',
    'import/no-cycle': 'error',
  },
  overrides: [
    {
      // Reporters of test runners, and a plugin.
      files: ['scripts/test/{flaky,running}-tests.ts', 'scripts/lint/plugin.mjs'],
      rules: { 'eslint/no-restricted-exports': 'off' },
    },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...errors('dakkeh', 'layers', 'no-function-action'),
        ...errors(
          'eslint',
          'no-array-constructor', 'no-unused-expressions', 'no-useless-constructor', 'prefer-rest-params',
          'prefer-spread',
        ),
        ...errors(
          'typescript',
          'await-thenable', 'ban-ts-comment', 'no-array-delete', 'no-base-to-string', 'no-deprecated',
          'no-duplicate-type-constituents', 'no-empty-object-type', 'no-explicit-any', 'no-extra-non-null-assertion',
          'no-extraneous-class', 'no-floating-promises', 'no-for-in-array', 'no-generated-empty-object-type',
          'no-implied-eval', 'no-invalid-void-type', 'no-meaningless-void-operator', 'no-misused-new', 'no-mixed-enums',
          'no-non-null-asserted-nullish-coalescing', 'no-non-null-asserted-optional-chain', 'no-non-null-assertion',
          'no-redundant-type-constituents', 'no-require-imports', 'no-this-alias',
          'no-unnecessary-boolean-literal-compare', 'no-unnecessary-condition', 'no-unnecessary-template-expression',
          'no-unnecessary-type-arguments', 'no-unnecessary-type-assertion', 'no-unnecessary-type-constraint',
          'no-unnecessary-type-conversion', 'no-unnecessary-type-parameters', 'no-unsafe-argument',
          'no-unsafe-assignment', 'no-unsafe-call', 'no-unsafe-declaration-merging', 'no-unsafe-enum-comparison',
          'no-unsafe-function-type', 'no-unsafe-member-access', 'no-unsafe-return', 'no-unsafe-unary-minus',
          'no-useless-default-assignment', 'no-wrapper-object-types', 'only-throw-error', 'prefer-as-const',
          'prefer-promise-reject-errors', 'prefer-reduce-type-parameter', 'prefer-return-this-type',
          'related-getter-setter-pairs', 'require-await', 'triple-slash-reference', 'unbound-method',
          'unified-signatures', 'use-unknown-in-catch-callback-variable',
        ),
        'eslint-js/no-restricted-syntax': ['error', zodForm],
        'eslint/no-restricted-imports': ['error', everywhere],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { arguments: false, attributes: false } }],
        'typescript/no-misused-spread': ['error', { allow: ['string'] }],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false,
          },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
      },
    },
    {
      files: [`${node}/**/*.{ts,tsx}`],
      rules: { 'eslint-js/no-restricted-syntax': ['error', zodForm, importedPath] },
    },
    {
      files: ['fixtures/**/*.{ts,tsx}'],
      // A database has the clock that its processes share; a log says when a line was written.
      excludeFiles: [...tests, 'fixtures/server/store/sqlite/sqlite-database.ts', 'fixtures/server/telemetry/log.ts'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', zodForm, importedPath, ...readClock] },
    },
    {
      // The files of a worker share their modules: vitest.config.ts.
      files: [`${node}/**/*.test.{ts,tsx}`, 'tests/laws/*.test.ts'],
      excludeFiles: ['**/*.{isolated,dom}.test.ts'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', zodForm, importedPath, replacedModules] },
    },
    { files: ['**/*.tsx', '**/use-*.ts'], rules: errors('react', 'exhaustive-deps', 'rules-of-hooks') },
    {
      // These render again in the browser. Values that only it knows may be set once the server's markup is hydrated.
      files: ['widgets/**/*.tsx', '**/use-*.ts'],
      excludeFiles: [...tests, ...rendered],
      rules: errors('react', ...compilerRules),
    },
    {
      files: phone,
      excludeFiles: ['widgets/package/**'],
      rules: { 'typescript/no-unnecessary-condition': 'off' },
    },
    {
      files: phone,
      excludeFiles: notOnThePhone,
      rules: {
        'compat/compat': 'error',
        'eslint-js/no-restricted-syntax': [
          'error', zodForm, ...readClock, ...browserFloor, ...hostBuiltIns, ...phoneLanguages, ...rawHtml,
        ],
        'eslint/no-console': ['error', { allow: ['error', 'info'] }],
        'eslint/no-restricted-imports': [
          'error',
          { ...onThePhone, patterns: [...onThePhone.patterns, renderedImports] },
        ],
      },
    },
    // Servers may know what the phone does not; what they print is still made by the views of the phone.
    { files: rendered, rules: { 'eslint/no-restricted-imports': ['error', onThePhone] } },
    {
      // On the phone: dates where it can write them, numbers that fall back to English, and the clocks of a zone.
      files: [
        ...rendered,
        'widgets/media/player/player-view.tsx',
        'widgets/services/prayer-times/{clocks,prayer-day,reader-place}.ts',
        'widgets/services/sports/model.ts',
      ],
      excludeFiles: tests,
      rules: { 'eslint-js/no-restricted-syntax': ['error', zodForm, ...readClock, ...browserFloor, ...rawHtml] },
    },
    {
      files: [
        'widgets/shared/{base/trusted-html,playback/trusted-script,template/template}.ts',
        'widgets/media/player/preroll/parse-xml.ts',
      ],
      excludeFiles: tests,
      rules: {
        'eslint-js/no-restricted-syntax': ['error', zodForm, ...readClock, ...browserFloor, ...hostBuiltIns, ...phoneLanguages],
      },
    },
    {
      files: ['widgets/shared/base/time.ts'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', zodForm, ...browserFloor, ...hostBuiltIns, ...phoneLanguages, ...rawHtml] },
    },
    {
      // It reads pages of our own that phones keep. The language of their line is printed: one that phones know.
      files: ['widgets/shared/saved-pages/saved-html.ts'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', zodForm, ...readClock, ...browserFloor, ...hostBuiltIns] },
    },
    {
      // The plugin does not see that `trustedTypes?.`, `storage?.`, `fullscreenEnabled` or `pictureInPictureEnabled`
      // asks first.
      files: [
        'widgets/shared/{base/trusted-html,playback/trusted-script}.ts',
        'widgets/shared/viewer/full-screen.ts',
        'widgets/media/player/{full-screen,picture-window}.ts',
        'widgets/shared/saved-pages/trusted.ts',
        'widgets/article/keep/keep.ts',
      ],
      rules: { 'compat/compat': 'off' },
    },
    { files: [...mounts, '**/*.config.{ts,mjs}', '**/*.d.ts'], rules: { 'eslint/no-restricted-exports': 'off' } },
    // The framework takes pages and layouts from default exports.
    { files: ['{bench/peers,fixtures/integrations/starters}/next/app/**'], rules: { 'eslint/no-restricted-exports': 'off' } },
    {
      files: tests,
      rules: {
        'dakkeh/layers': 'off',
        'eslint/max-lines': ['error', 300],
        // Playwright's fixtures and our own set-up call functions named `use…` that are no hooks.
        'react/rules-of-hooks': 'off',
        'typescript/no-misused-spread': 'off',
        'typescript/no-unsafe-assignment': 'off',
      },
    },
    {
      files: ['**/index.{ts,tsx,mjs}'],
      rules: {
        'eslint-js/no-restricted-syntax': [
          'error',
          { selector: 'Program', message: 'No index files: name it by what it does.' },
        ],
      },
    },
  ],
});
