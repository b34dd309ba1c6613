/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const shared: Config = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/cms/.next', '<rootDir>/cms/data'],
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
      '<rootDir>/{src,shared,graphql,scripts,bench}/**/*.test.ts',
      '<rootDir>/towns/*.test.ts',
    ],
  })();
  const cms = await createJestConfig({
    ...shared,
    displayName: 'cms',
    testEnvironment: 'node',
    globalSetup: '<rootDir>/cms/test/setup.ts',
    globalTeardown: '<rootDir>/cms/test/teardown.ts',
    testMatch: ['<rootDir>/cms/{content,src,seed,test}/**/*.test.ts'],
  })();
  // Applies to all projects. A test with many interactions is slow on a busy machine.
  return { projects: [browser, server, cms], testTimeout: 20_000 };
}
