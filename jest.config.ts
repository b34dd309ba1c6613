/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** Whether files with `.full.` in their names run too: in the full run of all tests, or if the command names one. */
const isFull =
  process.env.STUDIUM_TESTS === 'full' || process.argv.some((word) => word.includes('.full'));

const shared: Config = {
  testPathIgnorePatterns: isFull ? [] : ['\\.full\\.test\\.tsx?$'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  modulePathIgnorePatterns: ['.next', 'cms/.next', 'cms/data', 'cms/dist', 'image'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
};

/** Three kinds of tests: for the browser, for the server and the scripts, and for the cms. */
export default async function config(): Promise<Config> {
  const browser = await createJestConfig({
    ...shared,
    displayName: 'browser',
    testEnvironment: 'jsdom',
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    testMatch: ['<rootDir>/src/**/*.test.tsx'],
  })();
  const server = await createJestConfig({
    ...shared,
    displayName: 'server',
    testEnvironment: 'node',
    testMatch: [
      '<rootDir>/{src,shared,graphql,scripts,deploy}/**/*.test.ts',
      '<rootDir>/towns/*.test.ts',
    ],
  })();
  const cms = await createJestConfig({
    ...shared,
    displayName: 'cms',
    testEnvironment: 'node',
    globalSetup: '<rootDir>/cms/test/setup.ts',
    globalTeardown: '<rootDir>/cms/test/teardown.ts',
    moduleNameMapper: {
      ...shared.moduleNameMapper,
      // Jest does not read what its package calls this file.
      '^linkedom/worker$': '<rootDir>/node_modules/linkedom/worker.js',
    },
    testMatch: [
      '<rootDir>/cms/{src,seed,content,transfer,test}/**/*.test.ts',
      '<rootDir>/towns/*/*.test.ts',
    ],
  })();
  // These packages are ES modules only, which Jest runs when they are transformed.
  const modules =
    'mdast-util-|micromark|unist-util-|character-|decode-named-|parse-entities|stringify-entities';
  const smallModules =
    'linkedom|is-(alpha|decimal|hexa)|ccount|devlop|longest-streak|zwitch|@payloadcms/richtext-lexical/dist/lexical-proxy';
  cms.transformIgnorePatterns = [`/node_modules/(?!(${modules}|${smallModules}))`];
  // Applies to all projects. A test with many interactions is slow on a busy machine.
  return {
    projects: [browser, server, cms],
    testTimeout: 20_000,
    testSequencer: '<rootDir>/scripts/lib/longestTestsFirst.mjs',
  };
}
