import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(process.cwd(), 'src');
const generated = readFileSync(join(source, 'gql', 'hooks.ts'), 'utf8');
const hooks = [...generated.matchAll(/export const (use\w+)/g)].map(([, name = '']) => name);

const components = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^gql/.test(file))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .filter((text) => text.includes('@/gql/hooks'));

it('has generated hooks for queries and mutations', () => {
  expect(hooks).toEqual(expect.arrayContaining(['useSessionsQuery', 'useUpdateFavoritesMutation']));
});

it.each(hooks)('%s is used by a component', (hook) => {
  expect(components.some((text) => new RegExp(`\\b${hook}\\(`).test(text))).toBe(true);
});
