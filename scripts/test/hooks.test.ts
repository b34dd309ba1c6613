import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(process.cwd(), 'src');
const read = (file: string) => readFileSync(join(source, 'gql', file), 'utf8');
const hooks = [...read('hooks.ts').matchAll(/export const (use\w+)/g)].map(([, name = '']) => name);

const components = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^gql/.test(file))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .filter((text) => text.includes('@/gql/hooks'));

test.each(['graphql.ts', 'operations.json'])(
  '%s has no directive that the cms does not know',
  (file) => {
    expect(read(file)).not.toMatch(/@(browser|bff)\b|"value":"(browser|bff)"/);
  },
);

it.each(hooks)('%s is used by a component', (hook) => {
  expect(components.some((text) => new RegExp(`\\b${hook}\\(`).test(text))).toBe(true);
});
