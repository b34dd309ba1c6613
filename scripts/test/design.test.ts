import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import * as documents from '../../src/gql/graphql';

const read = (file: string) => readFileSync(file, 'utf8');

/** All code of the site except tests, by path. */
const code = new Map(
  ['src', 'pages', 'stories', '.storybook'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|src\/gql\/|\/testing/.test(name))
      .map((name): [string, string] => [name, read(name)]),
  ),
);
const isImported = (name: string) =>
  [...code.values()].some((text) => new RegExp(`from '${name}(?:/[\\w/-]+)?'`).test(text));

test.each([
  ...['next', 'react', 'react-dom', '@apollo/client', 'nookies', 'styled-components'],
  ...['react-map-gl', 'mapbox-gl', 'next-i18next'],
])('the site is built with %s', (name) => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: object };
  expect(Object.keys(dependencies)).toContain(name);
  // Other packages load these two: react-map-gl loads mapbox-gl, next loads react-dom.
  const indirect = ['mapbox-gl', 'react-dom'].includes(name);
  expect(indirect || isImported(name)).toBe(true);
});

test.each([
  ['typescript', 'tsc'],
  ['@graphql-codegen/cli', 'graphql-codegen'],
  ['jest', 'jest'],
  ['storybook', 'storybook'],
])('a command of the project runs %s', (name, command) => {
  const [site, cms] = ['package.json', 'cms/package.json'].map(
    (file) => JSON.parse(read(file)) as Record<string, Record<string, string>>,
  );
  expect(Object.keys({ ...site?.dependencies, ...site?.devDependencies })).toContain(name);
  const words = [site, cms].flatMap((each) => Object.values(each?.scripts ?? {})).join(' ');
  expect(words).toMatch(new RegExp(`(^|[ /])${command} `));
});

test('documents are compiled by the client preset, and components tested with the testing library', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as {
    dependencies: object;
    devDependencies: object;
  };
  expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(
    expect.arrayContaining(['@graphql-codegen/client-preset', '@testing-library/react']),
  );
  expect(read('codegen.ts')).toContain("preset: 'client'");
  expect(read('src/i18n/testing/renderIn.tsx')).toContain("from '@testing-library/react'");
});

test.each([
  ...['pages', 'src', 'graphql', 'public', 'stories', '.storybook'],
  ...['codegen.ts', 'jest.config.ts', 'next.config.js', 'tsconfig.json', 'package.json'],
  'README.md',
])('the project has %s', (name) => {
  expect(existsSync(name)).toBe(true);
});

test('all queries and fragments are .graphql documents', () => {
  const inCode = [...code].filter(([, text]) =>
    /\bgql`|graphql-tag|\b(?:query|fragment) \w+.*\{\s*$/m.test(text),
  );
  expect(inCode.map(([name]) => name)).toEqual([]);
});

test('each operation is compiled into a typed document', () => {
  const folders = ['queries', 'mutations', 'extensions', 'site'].map((name) =>
    join('graphql', name),
  );
  const names = folders
    .flatMap((folder) => readdirSync(folder).map((file) => read(join(folder, file))))
    .flatMap((text) => parse(text).definitions)
    .flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? (one.name?.value ?? '') : []));
  expect(names.length).toBeGreaterThan(50);
  expect(Object.keys(documents)).toEqual(
    expect.arrayContaining(names.map((name) => `${name}Document`)),
  );
});

test.each([
  ...['UpdateViewerMutation', 'UpdatePasswordMutation'],
  ...['SessionsQuery', 'AccountCardsQuery'],
])('the operation of account pages %s is compiled into a typed hook', (name) => {
  expect(read('src/gql/hooks.ts')).toMatch(
    new RegExp(`export const use${name} = .*${name}Variables`),
  );
});

test.each([
  ...['index', 'alloggi/index', 'alloggi/[slug]', 'atenei/index', 'atenei/[slug]'],
  ...['servizi/index', 'servizi/[slug]', 'eventi/index', 'eventi/[slug]'],
  ...['news/index', 'news/[slug]', 'news/categorie/index', 'news/categorie/[slug]'],
  ...['[slug]', 'credits'],
])('the page %s is rendered by getStaticProps', (name) => {
  expect(read(`pages/${name}.tsx`)).toMatch(/getStaticProps = getPageProps\(/);
});
