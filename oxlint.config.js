import { fileURLToPath } from 'node:url';
import { defineConfig } from 'oxlint';
import { accessible, javascript, next, react, typed } from './scripts/lint/rules.mjs';

/** Imports of the site that the linter refuses. Each rule protects one wall (docs/where-code-lives.md). */
const serverOnly =
  'Code in a server/ folder, mappers and shared/ (except town/, eventDates, fullName, letters, nationalCode, offer, parsePrice, trackers and words) run only on the server.';
const noServer = [
  { regex: '(^|/)server/|\\.mapper$', message: serverOnly },
  {
    group: [
      '@studium/shared/**',
      '!@studium/shared/town/**',
      '!@studium/shared/eventDates',
      '!@studium/shared/fullName',
      '!@studium/shared/nationalCode',
      '!@studium/shared/offer',
      '!@studium/shared/parsePrice',
      '!@studium/shared/letters',
      '!@studium/shared/words',
      '!@studium/shared/trackers',
    ],
    message: serverOnly,
  },
];
const noCmsOrGraphql = 'Components take view-models and must not depend on the cms or GraphQL.';
const noContent = { regex: '^@/gql/|^@apollo/|^graphql$', message: noCmsOrGraphql };
/** Screens may run operations by the generated hooks, but not handle documents or the client themselves. */
const onlyHooks = [
  { regex: '^@apollo/|^graphql$', message: noCmsOrGraphql },
  { group: ['@/gql/**', '!@/gql/hooks'], message: noCmsOrGraphql },
];
const noCms = {
  regex:
    '/cms/(?:app|content|instrumentation|migrations|payload|scripts|seed|server|src|test)(?:[^\\w-]|$)',
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
 * The folders of src and those above them, which they must not import. A test refuses circles between files.
 */
const pageParts = ['content', 'features', 'layout', 'shell'];
const aboveComponents = ['overlays', 'session', 'server', 'map', 'blocks', ...pageParts];
const forbiddenImports = {
  '{config,lib,routing,i18n,theme,geo,errors}': ['components', ...aboveComponents],
  components: ['routing', ...aboveComponents],
  '{overlays,session}': ['server', 'map', 'blocks', ...pageParts],
  server: ['map', 'content', 'features', 'shell'],
  map: ['blocks', ...pageParts],
  blocks: ['map', 'features', 'layout', 'shell'],
  '{content,features}': ['layout', 'shell'],
  layout: ['shell'],
  shell: [],
};

/** Folders that may use GraphQL in the browser, with what they may not import of it. */
const operationsOf = { '{overlays,session}': [], '{content,features}': onlyHooks };

// prettier-ignore
const intlClasses = [
  'NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'DurationFormat', 'ListFormat', 'DisplayNames', 'Collator',
];
// prettier-ignore
const localeMethods = [
  'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString', 'localeCompare', 'formatRange',
];
/** Engines format with different versions of CLDR, so text from the server could differ at hydration. */
const noEngineFormats = [
  ...intlClasses.map((property) => ({
    object: 'Intl',
    property,
    message: 'Format by src/i18n/format.ts, or on the server (src/server).',
  })),
  ...localeMethods.map((property) => ({
    property,
    message: 'Format and sort without the data of the engine, or on the server (src/server).',
  })),
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
  'eslint/no-restricted-imports': ['error', { patterns }],
});

/** Returns the globals of an environment. @param {string} names separated by spaces */
const readonly = (names) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, 'readonly']),
  );

export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'warn' },
  plugins: ['typescript', 'react', 'nextjs', 'jsx-a11y'],
  // An absolute path, because lab/oxlint.config.js extends this file.
  jsPlugins: [fileURLToPath(new URL('./scripts/lint/plainWords.mjs', import.meta.url))],
  // Only the rules that are listed apply.
  categories: { correctness: 'off' },
  ignorePatterns: [
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
    'lab/',
    'cms/migrations/',
    'cms/src/payload-types.ts',
    'cms/src/contract-resolvers.ts',
    'cms/src/contract-types.ts',
    'cms/app/(payload)/admin/importMap.js',
    'shared/town/{settings,appearance,mails,choices}.ts',
    'next-env.d.ts',
    'cms/next-env.d.ts',
  ],
  rules: { ...javascript, 'studium/plain-words': 'error' },
  overrides: [
    {
      files: ['**/*.{ts,tsx}', 'scripts/{*,codegen/*,lib/**/*,lint/*}.{mjs,cjs}'],
      rules: typed,
    },
    {
      files: ['**/*.{js,mjs,cjs}'],
      globals: readonly(
        `process console URL fetch setTimeout clearTimeout setInterval clearInterval AbortSignal AbortController
        Buffer require module`,
      ),
    },
    // Browser scripts that the site serves unbundled.
    {
      files: ['public/*.js'],
      globals: readonly(
        `document location localStorage sessionStorage addEventListener removeEventListener HTMLScriptElement PerformanceObserver
        requestAnimationFrame`,
      ),
    },
    {
      files: ['public/offline/*.js'],
      // The site inserts the last three constants before the worker.
      globals: readonly('self caches location Request Response build offline privatePages'),
    },
    { files: ['**/*.cjs'], rules: { 'typescript/no-require-imports': 'off' } },
    {
      files: ['src/**/*.{ts,tsx}', 'pages/**/*.{ts,tsx}'],
      rules: { ...next, ...react, ...accessible, ...forbid(noCms) },
    },
    ...Object.entries(forbiddenImports).flatMap(([folder, above]) => [
      { files: [`src/${folder}/**/*.{ts,tsx}`], rules: forbid(noCms, ...noFolders(above)) },
      {
        files: [`src/${folder}/**/*.{ts,tsx}`],
        excludeFiles: onTheServer,
        rules: forbid(
          noCms,
          ...noServer,
          ...noFolders(above),
          ...(operationsOf[folder] ?? [noContent]),
        ),
      },
    ]),
    { files: ['shared/**/*.ts'], rules: forbid(noPrograms) },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: onTheServer,
      rules: { 'eslint/no-restricted-properties': ['error', ...noEngineFormats] },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: [...onTheServer, 'src/lib/fetchInTime.ts'],
      rules: {
        'eslint/no-restricted-globals': [
          'error',
          { name: 'fetch', message: 'It has no time limit: use src/lib/fetchInTime.ts.' },
        ],
      },
    },
    {
      files: ['{src,pages}/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.{ts,tsx}', 'src/gql/**'],
      rules: { 'eslint/max-lines-per-function': ['error', { max: 80 }] },
    },
    {
      // Tests may import everything.
      files: ['src/**/*.test.{ts,tsx}', 'src/**/testing/**'],
      rules: forbid(noCms),
    },
    {
      files: ['**/*.test.{ts,tsx}', 'cms/test/contract.ts'],
      // Jest's matchers (expect.stringMatching …) have the type any.
      rules: { 'typescript/no-unsafe-assignment': 'off' },
    },
  ],
});
