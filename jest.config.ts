/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const shared: Config = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/cms/.next', '<rootDir>/cms/data'],
};

/** Two kinds of tests: what a browser runs, and what the server, the cms and the scripts run. */
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
    globalSetup: '<rootDir>/cms/test/compile.ts',
    testMatch: [
      '<rootDir>/{src,graphql,scripts,bench}/**/*.test.ts',
      '<rootDir>/cms/{src,seed,test}/**/*.test.ts',
    ],
  })();
  // Of the whole run: a test that types and clicks a lot takes its time on a busy machine.
  return { projects: [browser, server], testTimeout: 20_000 };
}
