import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import operations from '@/gql/operations.json';
import { scrub, tokenNames } from './scrub';

const sdl = ['schema', 'extensions'].map((name) => readFileSync(`graphql/${name}.graphql`, 'utf8'));
const schema = buildSchema(sdl.join('\n'));

/** The names under which an operation's answer has fields of a login, but for who it is. */
function secretsOf(document: string): string[] {
  const names: string[] = [];
  const types = new TypeInfo(schema);
  visit(
    parse(document),
    visitWithTypeInfo(types, {
      Field: ({ name, alias }) => {
        const parent = types.getParentType();
        const type = types.getType();
        const isScalar = type && !('getFields' in getNamedType(type));
        if (parent?.name === 'Auth' && isScalar && name.value !== '__typename') {
          names.push(alias?.value ?? name.value);
        }
      },
    }),
  );
  return names;
}

const all = Object.values(operations);
const holding = all.filter(({ document }) => secretsOf(document).length > 0);

it('knows which operations answer tokens', () => {
  expect(holding.map(({ name }) => name)).toEqual(['Authenticate', 'RefreshToken', 'Register']);
});

it.each(holding)('leaves nothing of a login in an answer to $name', ({ document }) => {
  const names = secretsOf(document);
  const auth = Object.fromEntries(names.map((name) => [name, 'secret']));
  const answer = scrub({ a: [{ b: { ...auth, user: { id: '7' } } }] });
  expect(JSON.stringify(answer)).not.toContain('secret');
  expect(answer).toEqual({ a: [{ b: { user: { id: '7' } } }] });
});

it.each(all)('takes nothing else out of an answer to $name', ({ document }) => {
  const types = new TypeInfo(schema);
  visit(
    parse(document),
    visitWithTypeInfo(types, {
      Field: ({ name, alias }) => {
        const key = alias?.value ?? name.value;
        const type = types.getType();
        if (types.getParentType()?.name === 'Auth' || !type) return;
        // The mutation of this name is not served.
        if (key !== 'refreshToken') expect(tokenNames.has(key)).toBe(false);
      },
    }),
  );
});
