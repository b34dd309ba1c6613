import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(process.cwd(), 'src');

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^gql/.test(name))
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }));

const text = files.map((file) => file.text).join('\n');
const tokens = [
  ...files.filter(({ name }) => name.startsWith('theme/')).map((file) => file.text),
  readFileSync(join(process.cwd(), 'shared/town/palette.ts'), 'utf8'),
].join('\n');

/**
 * Whether a variable is declared in CSS (`--name:`), in a style (`'--name':`), or as a token (`name:`,
 * `'some-name':`).
 */
const isDeclared = (name: string) =>
  new RegExp(`--${name}['"]?\\]?:`).test(text) || new RegExp(`['\\s]${name}'?:\\s`).test(tokens);

it('every CSS variable that a style uses is declared', () => {
  const missing = files.flatMap(({ name, text: code }) =>
    [...code.matchAll(/var\(--([a-z][\w-]*)\s*[),]/g)]
      .map(([, variable = '']) => variable)
      .filter((variable) => !isDeclared(variable))
      .map((variable) => `${name}: --${variable}`),
  );
  expect(missing).toEqual([]);
});

it('components use only the colours of tokens', () => {
  const literal = files
    .filter(({ name }) => /\.styles\.ts$|\.tsx$/.test(name))
    .filter(({ text: code }) => /#[0-9a-f]{6}\b/i.test(code))
    .map(({ name }) => name);
  expect(literal).toEqual([]);
});
