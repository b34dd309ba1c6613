import js from '@eslint/js';
import next from '@next/eslint-plugin-next';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What the site's browser code must not import; each line is a wall of the house. */
const noServer = {
  regex: '^@/server/|/server/',
  allowTypeImports: true,
  message: 'src/server runs only on the server.',
};
const noContent = {
  regex: '^@/gql/|^@apollo/|^graphql$',
  message: 'Components take view-models; they know no CMS and no GraphQL.',
};
const noRouterOrSession = {
  regex: '^next/router$|^@/session/|^@/routing/|^@/i18n/|^@/features/|^@/layout/|^@/blocks/',
  message: 'The design system knows no router, language, session or feature.',
};
const noCms = { regex: '/cms/', message: 'The site knows the cms by its contract only.' };

/** Engines write by CLDR data of different versions: what the server has rendered would not hydrate. */
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
    'cms/app/(payload)/admin/importMap.js',
    'next-env.d.ts',
    'cms/next-env.d.ts',
  ]),
  js.configs.recommended,
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
      // `{}` is what a generic comes to that asks for nothing.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      // Jest's and Payload's callbacks are often async without awaiting.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    // The demo's texts and drawings are data, half of all lines: rules that need types take a minute and
    // a gigabyte for them. The compiler checks their types all the same.
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
      // Pictures come in the CMS's own variants, through Picture.
      '@next/next/no-img-element': 'off',
      ...forbid(noCms),
    },
  },
  // The browser side: everything but mappers, page data and the server's own folder.
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      'src/server/**',
      'src/gql/**',
      'src/**/*.mapper.ts',
      'src/**/*.test.ts',
      'src/**/testing/**',
      'src/**/{mapper,mappers,mapBlocks,shareInside}.ts',
      'src/**/*Page.ts',
      'src/features/pages/archive.ts',
    ],
    rules: {
      ...forbid(noServer, noContent, noCms),
      'no-restricted-syntax': ['error', ...noEngineFormats],
    },
  },
  // The session sends the account's operations itself.
  { files: ['src/session/**/*.{ts,tsx}'], rules: forbid(noServer, noCms) },
  {
    files: ['src/components/**/*.{ts,tsx}'],
    rules: forbid(noServer, noContent, noCms, noRouterOrSession),
  },
  {
    files: ['src/routing/**/*.ts', 'src/i18n/**/*.{ts,tsx}', 'src/theme/**/*.{ts,tsx}'],
    rules: forbid(noServer, noContent, noCms, {
      regex: '^@/(features|layout|blocks|components)/',
      message: 'Foundations know nothing of what stands on them.',
    }),
  },
  {
    files: ['**/*.test.{ts,tsx}', 'cms/test/contract.ts'],
    // Jest's matchers (expect.stringMatching …) are typed any.
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
);
