import { buildSchema } from 'graphql';
import { checkResolvers } from './checkResolvers';

const schema = buildSchema(
  'type Query { a: Int b: Thing } type Thing { c: Int } type Later { d: Int }',
);
const nothing = () => null;

test('a complete set of resolvers has no faults', () => {
  const resolvers = { Query: { a: nothing, b: nothing }, Thing: { c: nothing } };
  expect(checkResolvers(schema, resolvers, ['Later'])).toEqual([]);
});

test('every gap and every surplus is named', () => {
  const resolvers = { Query: { a: nothing, x: nothing }, Later: { d: nothing }, Gone: {} };
  expect(checkResolvers(schema, resolvers, ['Later'])).toEqual([
    'Query.b has no resolver',
    'Query.x is not in the contract',
    'the type Thing is not served',
    'the type Gone is not in the contract',
    'the type Later is served but listed as not served yet',
  ]);
});
