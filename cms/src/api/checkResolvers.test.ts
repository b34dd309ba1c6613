import { buildSchema } from 'graphql';
import { checkResolvers } from './checkResolvers';

const schema = buildSchema('type Query { a: Int b: Thing } type Thing { c: Int }');
const nothing = () => null;

test('a complete set of resolvers has no faults', () => {
  const resolvers = { Query: { a: nothing, b: nothing }, Thing: { c: nothing } };
  expect(checkResolvers(schema, resolvers)).toEqual([]);
});

test('every missing and every superfluous resolver is reported', () => {
  const resolvers = { Query: { a: nothing, x: nothing }, Gone: {} };
  expect(checkResolvers(schema, resolvers)).toEqual([
    'Query.b has no resolver',
    'Query.x is not in the contract',
    'the type Thing is not served',
    'the type Gone is not in the contract',
  ]);
});
