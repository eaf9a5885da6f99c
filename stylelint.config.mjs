/** One stylesheet for both directions, readable in the oldest browsers. Built-in rules only. */
export default {
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
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
    'declaration-no-important': true,
    'selector-max-id': 0,
    'selector-attribute-name-disallowed-list': ['dir', 'style'],
    'selector-pseudo-class-disallowed-list': ['has', 'dir'],
    'max-nesting-depth': 0,
    'selector-disallowed-list': [/&/],
    'at-rule-disallowed-list': ['import', 'layer', 'nest', 'scope'],
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
    { files: ['**/print.css'], rules: { 'declaration-no-important': null } },
    // What a package's own elements look like is the package's business.
    { files: ['widgets/shared/viewer/viewer.css'], rules: { 'at-rule-disallowed-list': null } },
  ],
};
