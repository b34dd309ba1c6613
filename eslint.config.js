import js from '@eslint/js';
import next from '@next/eslint-plugin-next';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { plainWords } from './scripts/lint/plainWords.mjs';

/** Imports of the site that the linter refuses. Each rule protects one wall (docs/where-code-lives.md). */
const noServer = {
  regex: '(^|/)server/|\\.mapper$|^@studium/shared/(?!town/)',
  message: 'Code in a server/ folder, mappers and shared/ (town/ excepted) run only on the server.',
};
const noContent = {
  regex: '^@/gql/|^@apollo/|^graphql$',
  message: 'Components take view-models and must not depend on the CMS or GraphQL.',
};
/** Screens may run operations by the generated hooks, but not handle documents or the client themselves. */
const onlyHooks = { ...noContent, regex: '^@/gql/(?!hooks$)|^@apollo/|^graphql$' };
const noCms = {
  regex:
    '/cms/(?:app|content|instrumentation|migrations|payload|scripts|seed|server|src|test)(?![\\w-])',
  message: 'The site must use the cms only through its contract.',
};
const noPrograms = {
  regex: '^@/|/(src|cms)/',
  message: 'Code that both programs share must not depend on one of them.',
};

/** Forbids imports of folders of src. */
const noFolders = (folders) =>
  folders.map((folder) => ({
    regex: `^@/${folder}/`,
    message: `Imports run one way: this folder must not depend on src/${folder}.`,
  }));

/**
 * The folders of src and those above them, which they must not import. `npm test` also refuses circles
 * between files.
 */
const pageParts = ['content', 'features', 'layout', 'shell'];
const wallsOf = {
  '{config,lib,routing,i18n,theme,geo,errors}': [
    ...['components', 'overlays', 'session', 'server', 'map', 'blocks', ...pageParts],
  ],
  components: [
    ...['routing', 'i18n', 'overlays', 'session', 'server', 'map', 'blocks', ...pageParts],
  ],
  '{overlays,session}': ['server', 'map', 'blocks', ...pageParts],
  server: ['map', 'content', 'features', 'shell'],
  map: ['blocks', ...pageParts],
  blocks: ['map', 'features', 'layout', 'shell'],
  '{content,features}': ['layout', 'shell'],
  layout: ['shell'],
  shell: [],
};

/** Folders that may use GraphQL in the browser, with what they may not import of it. */
const operationsOf = { '{overlays,session}': [], '{content,features}': [onlyHooks] };

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

/** Code that runs on the server, and tests. */
const onTheServer = [
  'src/**/server/**',
  'src/**/*.mapper.ts',
  'src/**/*.test.{ts,tsx}',
  'src/**/testing/**',
  'src/gql/**',
];

const forbid = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});

export default defineConfig(
  globalIgnores([
    '**/.next*/',
    'src/gql/',
    'coverage/',
    'towns/*/illustrations/',
    '**/.cache/',
    'storybook-static/',
    'playwright-report/',
    'test-results/',
    'cms/data*/',
    'cms/dist/',
    'image/',
    'cms/migrations/',
    'cms/src/payload-types.ts',
    'cms/src/contract-resolvers.ts',
    'cms/src/contract-types.ts',
    'cms/app/(payload)/admin/importMap.js',
    'shared/town/{settings,appearance,mails,choices}.ts',
    'next-env.d.ts',
    'cms/next-env.d.ts',
  ]),
  js.configs.recommended,
  {
    plugins: { studium: { rules: { 'plain-words': plainWords } } },
    rules: { 'studium/plain-words': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}', 'scripts/{*,codegen/*,lib/**/*,lint/*}.{mjs,cjs}'],
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
      // This rule compares whole types with each other, which takes a third of the linter's time and gigabytes.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // A generic type without members becomes `{}`, for example for operations without variables.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      // Jest's and Payload's callbacks are often async without awaiting.
      '@typescript-eslint/require-await': 'off',
    },
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
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
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
  ...Object.entries(wallsOf).flatMap(([folder, above]) => [
    { files: [`src/${folder}/**/*.{ts,tsx}`], rules: forbid(noCms, ...noFolders(above)) },
    {
      files: [`src/${folder}/**/*.{ts,tsx}`],
      ignores: onTheServer,
      rules: forbid(noCms, noServer, ...noFolders(above), ...(operationsOf[folder] ?? [noContent])),
    },
  ]),
  { files: ['shared/**/*.ts'], rules: forbid(noPrograms) },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: onTheServer,
    rules: { 'no-restricted-syntax': ['error', ...noEngineFormats] },
  },
  {
    // Tests may import everything.
    files: ['src/**/*.test.{ts,tsx}', 'src/**/testing/**'],
    rules: forbid(noCms),
  },
  {
    files: ['**/*.test.{ts,tsx}', 'cms/test/contract.ts'],
    // Jest's matchers (expect.stringMatching …) have the type any.
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
);
