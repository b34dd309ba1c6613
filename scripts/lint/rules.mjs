/**
 * The rules of oxlint that hold in this repository. They are the recommended rules of ESLint, the strict
 * rules of typescript-eslint, and the rules of React, of Next and for accessible markup. They are listed
 * because oxlint has other groups, which contain matters of taste, and which change with its versions.
 */

/** @typedef {Record<string, import('oxlint').AllowWarnDeny | [import('oxlint').AllowWarnDeny, ...unknown[]]>} Rules */

/**
 * @param {string} plugin
 * @param {string} names
 * @returns {Rules}
 */
const errors = (plugin, names) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [`${plugin}/${name}`, 'error']),
  );

/** Mistakes in any JavaScript. */
export const javascript = {
  ...errors(
    'eslint',
    `constructor-super for-direction getter-return no-async-promise-executor no-case-declarations
    no-class-assign no-compare-neg-zero no-cond-assign no-const-assign no-constant-binary-expression
    no-constant-condition no-control-regex no-debugger no-delete-var no-dupe-class-members
    no-dupe-else-if no-dupe-keys no-duplicate-case no-empty no-empty-character-class no-empty-pattern
    no-empty-static-block no-ex-assign no-extra-boolean-cast no-fallthrough no-func-assign
    no-global-assign no-import-assign no-invalid-regexp no-irregular-whitespace no-loss-of-precision
    no-misleading-character-class no-new-native-nonconstructor no-nonoctal-decimal-escape no-obj-calls
    no-prototype-builtins no-redeclare no-regex-spaces no-self-assign no-setter-return
    no-shadow-restricted-names no-sparse-arrays no-this-before-super no-undef no-unexpected-multiline
    no-unreachable no-unsafe-finally no-unsafe-negation no-unsafe-optional-chaining no-unused-labels
    no-unused-private-class-members no-useless-backreference no-useless-catch no-useless-escape
    no-with require-yield use-isnan valid-typeof`,
  ),
  // Without options oxlint accepts unused names that begin with an underscore.
  'eslint/no-unused-vars': ['error', { vars: 'all', args: 'after-used', caughtErrors: 'all' }],
};

/** Rules for code with types. */
export const typed = {
  ...errors(
    'eslint',
    `no-array-constructor no-unused-expressions no-useless-constructor no-var prefer-const
    prefer-rest-params prefer-spread`,
  ),
  ...errors(
    'typescript',
    `await-thenable consistent-type-imports no-array-delete no-base-to-string
    no-deprecated no-duplicate-enum-values no-duplicate-type-constituents no-dynamic-delete
    no-empty-object-type no-explicit-any no-extra-non-null-assertion no-extraneous-class
    no-floating-promises no-for-in-array no-implied-eval no-invalid-void-type
    no-meaningless-void-operator no-misused-new no-misused-promises no-misused-spread no-mixed-enums
    no-namespace no-non-null-asserted-nullish-coalescing no-non-null-asserted-optional-chain
    no-non-null-assertion no-redundant-type-constituents no-require-imports no-this-alias
    no-unnecessary-boolean-literal-compare no-unnecessary-condition
    no-unnecessary-template-expression no-unnecessary-type-arguments no-unnecessary-type-assertion
    no-unnecessary-type-constraint no-unnecessary-type-conversion no-unnecessary-type-parameters
    no-unsafe-argument no-unsafe-assignment no-unsafe-call no-unsafe-declaration-merging
    no-unsafe-enum-assignment no-unsafe-enum-comparison no-unsafe-function-type
    no-unsafe-member-access no-unsafe-return no-unsafe-unary-minus no-useless-default-assignment
    no-wrapper-object-types only-throw-error prefer-as-const prefer-literal-enum-member
    prefer-namespace-keyword prefer-promise-reject-errors prefer-reduce-type-parameter
    prefer-return-this-type related-getter-setter-pairs triple-slash-reference unbound-method
    unified-signatures use-unknown-in-catch-callback-variable`,
  ),
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  // TypeScript itself refuses undefined and repeated names, and a member of a value that can be absent.
  'eslint/no-undef': 'off',
  'eslint/no-redeclare': 'off',
  'eslint/no-unsafe-optional-chaining': 'off',
};

/** Rules of React, with those of its compiler. */
export const react = errors(
  'react',
  `error-boundaries exhaustive-deps globals immutability incompatible-library
  preserve-manual-memoization purity refs rules-of-hooks set-state-in-effect set-state-in-render
  static-components unsupported-syntax use-memo`,
);

export const next = errors(
  'nextjs',
  `google-font-display google-font-preconnect inline-script-id next-script-for-ga
  no-assign-module-variable no-async-client-component no-before-interactive-script-outside-document
  no-css-tags no-document-import-in-page no-duplicate-head no-head-element no-head-import-in-document
  no-html-link-for-pages no-page-custom-font no-script-component-in-head no-styled-jsx-in-document
  no-sync-scripts no-title-in-document-head no-typos no-unwanted-polyfillio`,
);

/**
 * Rules for accessible markup. Without options oxlint follows the recommended set of the plugin that it
 * copies; the options below are those of its strict set.
 */
export const accessible = {
  ...errors(
    'jsx-a11y',
    `alt-text anchor-has-content anchor-is-valid aria-activedescendant-has-tabindex aria-props
    aria-proptypes aria-role aria-unsupported-elements autocomplete-valid
    click-events-have-key-events heading-has-content html-has-lang iframe-has-title
    img-redundant-alt label-has-associated-control media-has-caption
    mouse-events-have-key-events no-access-key no-autofocus no-distracting-elements
    no-redundant-roles role-has-required-aria-props role-supports-aria-props scope
    tabindex-no-positive`,
  ),
  'jsx-a11y/interactive-supports-focus': [
    'error',
    {
      tabbable: [
        ...['button', 'checkbox', 'link', 'progressbar', 'searchbox'],
        ...['slider', 'spinbutton', 'switch', 'textbox'],
      ],
    },
  ],
  'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', {}],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    {
      body: ['onError', 'onLoad'],
      iframe: ['onError', 'onLoad'],
      img: ['onError', 'onLoad'],
    },
  ],
  'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', {}],
  'jsx-a11y/no-noninteractive-tabindex': [
    'error',
    { allowExpressionValues: false, roles: [], tags: [] },
  ],
  'jsx-a11y/no-static-element-interactions': [
    'error',
    {
      allowExpressionValues: false,
      handlers: [
        ...['onFocus', 'onBlur', 'onKeyDown', 'onKeyPress', 'onKeyUp', 'onClick', 'onContextMenu'],
        ...['onDblClick', 'onDoubleClick', 'onDrag', 'onDragEnd', 'onDragEnter', 'onDragExit'],
        ...['onDragLeave', 'onDragOver', 'onDragStart', 'onDrop', 'onMouseDown', 'onMouseEnter'],
        ...['onMouseLeave', 'onMouseMove', 'onMouseOut', 'onMouseOver', 'onMouseUp'],
      ],
    },
  ],
};
