import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import operations from '@/gql/operations.json';
import { removeTokens, tokenNames } from './removeTokens';

const sdl = ['schema', 'extensions'].map((name) => readFileSync(`graphql/${name}.graphql`, 'utf8'));
const schema = buildSchema(sdl.join('\n'));

/** The fields of an operation, by their names in the response. */
function fieldsOf(document: string) {
  const fields: { key: string; isSecret: boolean; parent: string | undefined }[] = [];
  const types = new TypeInfo(schema);
  visit(
    parse(document),
    visitWithTypeInfo(types, {
      Field: ({ name, alias }) => {
        const key = alias?.value ?? name.value;
        const parent = types.getParentType()?.name;
        const type = types.getType();
        const isScalar = type && !('getFields' in getNamedType(type));
        const isSecret = parent === 'Auth' && Boolean(isScalar) && name.value !== '__typename';
        fields.push({ key, isSecret, parent });
      },
    }),
  );
  return fields;
}

/** The names of an operation's fields that belong to the type Auth, except the user. */
const secretsOf = (document: string): string[] =>
  fieldsOf(document).flatMap(({ key, isSecret }) => (isSecret ? key : []));

const all = Object.values(operations);
const holding = all.filter(({ document }) => secretsOf(document).length > 0);

it('lists the operations whose answers have tokens', () => {
  expect(holding.map(({ name }) => name)).toEqual(['Register', 'Authenticate', 'RefreshToken']);
});

it.each(holding)('removes all tokens from an answer to $name', ({ document }) => {
  const names = secretsOf(document);
  const auth = Object.fromEntries(names.map((name) => [name, 'secret']));
  const answer = removeTokens({ a: [{ b: { ...auth, user: { id: '7' } } }] });
  expect(JSON.stringify(answer)).not.toContain('secret');
  expect(answer).toEqual({ a: [{ b: { user: { id: '7' } } }] });
});

it.each(all)('removes nothing else from an answer to $name', ({ document }) => {
  for (const { key, parent } of fieldsOf(document)) {
    // The mutation with this name is not served.
    if (parent !== 'Auth' && key !== 'refreshToken') expect(tokenNames.has(key)).toBe(false);
  }
});
