import js from '@eslint/js';
import next from '@next/eslint-plugin-next';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { plainWords } from './scripts/lint/plainWords.mjs';

/** Imports that the site's browser code must not contain. Each rule protects one layer of the code. */
const noServer = {
  regex: '^@/server/|/server/',
  allowTypeImports: true,
  message: 'src/server runs only on the server.',
};
const noContent = {
  regex: '^@/gql/|^@apollo/|^graphql$',
  message: 'Components take view-models and must not depend on the CMS or GraphQL.',
};
const noRouterOrSession = {
  regex: '^next/router$|^@/session/|^@/routing/|^@/i18n/|^@/features/|^@/layout/|^@/blocks/',
  message: 'The design system must not depend on the router, a language, the session or a feature.',
};
const noCms = { regex: '/cms/', message: 'The site must use the cms only through its contract.' };

/** Engines format with different versions of CLDR, so text from the server could differ at hydration. */
const noEngineFormats = [
  {
    selector:
      'MemberExpression[object.name="Intl"][property.name=/^(NumberFormat|DateTimeFormat|RelativeTimeFormat|DurationFormat|ListFormat|DisplayNames|Collator)$/]',
    message: 'Format by src/i18n/format.ts, or on the server (src/server).',
  },
  {
    selector:
      'MemberExpression[property.name=/^(toLocale(Date|Time)?String|localeCompare|formatRange)$/]',
    message: 'Format and sort without the data of the engine, or on the server (src/server).',
  },
];

const forbid = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});

export default defineConfig(
  globalIgnores([
    '**/.next*/',
    'src/gql/',
    'coverage/',
    '**/.cache/',
    'storybook-static/',
    'playwright-report/',
    'test-results/',
    'cms/data*/',
    'cms/migrations/',
    'cms/src/payload-types.ts',
    'cms/src/contract-resolvers.ts',
    'cms/src/contract-types.ts',
    'cms/app/(payload)/admin/importMap.js',
    'next-env.d.ts',
    'cms/next-env.d.ts',
  ]),
  js.configs.recommended,
  {
    ignores: ['cms/seed/{content,illustrations}/**'],
    plugins: { studium: { rules: { 'plain-words': plainWords } } },
    rules: { 'studium/plain-words': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A generic type without members becomes `{}`, for example for operations without variables.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      // Jest's and Payload's callbacks are often async without awaiting.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    // The demo's texts and drawings are data and half of all lines. Rules that need types take a minute
    // and a gigabyte for them. The compiler still checks their types.
    files: ['cms/seed/{content,illustrations}/**/*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        AbortSignal: 'readonly',
        AbortController: 'readonly',
        Buffer: 'readonly',
        require: 'readonly',
        module: 'readonly',
      },
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'pages/**/*.{ts,tsx}'],
    plugins: { '@next/next': next, 'react-hooks': hooks, 'jsx-a11y': a11y },
    rules: {
      ...next.configs.recommended.rules,
      ...hooks.configs.recommended.rules,
      ...a11y.flatConfigs.strict.rules,
      // The component Picture renders pictures in the sizes that the cms generates.
      '@next/next/no-img-element': 'off',
      ...forbid(noCms),
    },
  },
  // Browser code: everything except mappers, page data and the server's folder.
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      'src/server/**',
      'src/gql/**',
      'src/**/*.mapper.ts',
      'src/**/*.test.ts',
      'src/**/testing/**',
      'src/**/{mapper,mappers,mapBlocks,availableWidthInside}.ts',
      'src/**/*Page.ts',
      'src/features/pages/listingHead.ts',
    ],
    rules: {
      ...forbid(noServer, noContent, noCms),
      'no-restricted-syntax': ['error', ...noEngineFormats],
    },
  },
  // The session may import GraphQL operations, because it sends those of the account.
  { files: ['src/session/**/*.{ts,tsx}'], rules: forbid(noServer, noCms) },
  {
    files: ['src/components/**/*.{ts,tsx}'],
    rules: forbid(noServer, noContent, noCms, noRouterOrSession),
  },
  {
    files: ['src/routing/**/*.ts', 'src/i18n/**/*.{ts,tsx}', 'src/theme/**/*.{ts,tsx}'],
    rules: forbid(noServer, noContent, noCms, {
      regex: '^@/(features|layout|blocks|components)/',
      message: 'Foundations must not depend on features, layout, blocks or components.',
    }),
  },
  {
    files: ['**/*.test.{ts,tsx}', 'cms/test/contract.ts'],
    // Jest's matchers (expect.stringMatching …) have the type any.
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
);
