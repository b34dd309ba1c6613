import { buildSchema, executeSync, parse } from 'graphql';
import { defaultResolver } from './defaultResolver';

const schema = buildSchema('type Query { deposit: Int }');
const answer = (rootValue: unknown) =>
  executeSync({
    schema,
    document: parse('{ deposit }'),
    rootValue,
    fieldResolver: defaultResolver,
  }).data?.deposit;

test.each([
  ['a document', { doc: { deposit: 300 }, site: 'it' }],
  ['a block', { block: { deposit: 300 }, level: 1 }],
  ['a row', { row: { deposit: 300 } }],
  ['the source object itself', { deposit: 300 }],
])('a field without a resolver is the value of the same name of %s', (_, source) => {
  expect(answer(source)).toBe(300);
});

test('a field without a stored value is null', () => {
  expect(answer({ doc: {} })).toBeNull();
  expect(answer(undefined)).toBeNull();
});
