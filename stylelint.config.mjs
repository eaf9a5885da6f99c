/** One stylesheet for both directions, readable in the oldest browsers. Built-in rules only. */
export default {
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  ignoreFiles: ['**/dist/**'],
  // The tokens that every stylesheet may use.
  referenceFiles: ['styles/*.css'],
  rules: {
    'property-layout-mappings': [
      'flow-relative',
      {
        ignoreProperties: [
          // The same in both directions, or without a logical form that the floor knows.
          /^((min|max)-)?(width|height)$/,
          /^overflow(-[xy])?$/,
          /^overscroll-behavior(-[xy])?$/,
          /^contain-intrinsic-/,
          // Symmetric as long as they have at most three values: see declaration-property-max-values.
          /^(margin|padding|inset|scroll-margin|scroll-padding)$/,
          /^border-(width|style|color|radius)$/,
        ],
      },
    ],
    'declaration-property-max-values': {
      '/^(margin|padding|inset|scroll-margin|scroll-padding|border-(width|style|color))$/': 3,
      'border-radius': 1,
    },
    'value-keyword-layout-mappings': ['flow-relative', { ignoreProperties: ['resize'] }],
    'declaration-property-value-disallowed-list': {
      '/^(background|mask|object|perspective|transform)(-image|-position|-position-x|-origin)?$/': [/\b(left|right)\b/],
    },
    'property-disallowed-list': ['float', 'clear', 'direction', 'unicode-bidi'],
    // One scale: styles/scale.css and styles/tokens.css.
    'declaration-property-value-allowed-list': {
      'font-size': ['inherit', /^var\(--(small|[a-z]+-size|size-\d)\)$/, 'var(--reading-size, var(--story-size))'],
      'line-height': ['inherit', /^var\(--(sign|close|line-height|tap|line-of-card)\)$/, /^calc\(var\(--tap\) [-/] [\w.]+\)$/],
      font: ['inherit', 'revert', 'var(--heading)', /var\(--size-\d\)\/var\(--(sign|line-height)\) var\(--text\)$/],
    },
    'declaration-no-important': true,
    'selector-max-id': 0,
    'selector-attribute-name-disallowed-list': ['dir', 'style'],
    'selector-pseudo-class-disallowed-list': ['has', 'dir'],
    'max-nesting-depth': 0,
    'selector-disallowed-list': [/&/],
    'at-rule-disallowed-list': ['layer', 'nest', 'scope'],
    'function-disallowed-list': ['color-mix', 'light-dark'],
    'at-rule-no-unknown': true,
    'at-rule-prelude-no-invalid': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-syntaxes'] }],
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-property-value-no-unknown': true,
    'font-family-no-duplicate-names': true,
    'font-family-no-missing-generic-family-keyword': true,
    'function-calc-no-unspaced-operator': true,
    'function-no-unknown': true,
    'keyframe-declaration-no-important': true,
    'media-feature-name-no-unknown': true,
    'media-query-no-invalid': true,
    'named-grid-areas-no-invalid': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'no-unknown-animations': true,
    'no-unknown-custom-properties': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': true,
    'string-no-newline': true,
    'unit-no-unknown': true,
  },
  overrides: [
    // Themes of pages that are not ours.
    { files: ['fixtures/**'], rules: { 'declaration-property-value-allowed-list': null } },
    { files: ['**/print.css'], rules: { 'declaration-no-important': null } },
  ],
};
