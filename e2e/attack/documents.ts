import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import type { Random } from './Random';

const sdl = ['schema', 'extensions'].map((name) => readFileSync(`graphql/${name}.graphql`, 'utf8'));
const schema = buildSchema(sdl.join('\n'));

/** Returns an operation of the contract with valid syntax, mostly valid types and odd values. */
export function documentOf(random: Random): string {
  const mutation = random.oneIn(4);
  const root = mutation ? schema.getMutationType() : schema.getQueryType();
  if (!root) throw new Error('The contract has no such type.');
  const fields = random.some(4, () => selection(random, root, 0)).concat('__typename');
  const document = `${mutation ? 'mutation' : 'query'} { ${fields.join(' ')} }`;
  if (random.oneIn(15)) return document.slice(0, random.below(document.length));
  if (random.oneIn(15)) return document.replace(/\w+/, random.text());
  if (random.oneIn(30)) return `{ ${'a: __typename '.repeat(random.below(3000))} }`;
  if (random.oneIn(30)) return '{a'.repeat(random.below(5000));
  if (random.oneIn(40)) return 'fragment F on Query { ...F } { ...F }';
  if (random.oneIn(40)) return '{ __schema { types { name fields { name } } } }';
  return document;
}

function selection(random: Random, parent: GraphQLObjectType, depth: number): string {
  const field = random.one(Object.values(parent.getFields()));
  const alias = random.oneIn(4) ? `a${random.below(3)}: ` : '';
  return `${alias}${field.name}${argumentsOf(random, field)}${selectionSet(random, field.type, depth + 1)}`;
}

function selectionSet(random: Random, type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  const candidates = isAbstractType(named)
    ? schema.getPossibleTypes(named)
    : isObjectType(named)
      ? [named]
      : [];
  if (candidates.length === 0) return '';
  if (depth > 7) return ' { __typename }';
  const of = random.one(candidates);
  const fields = random.some(4, () => selection(random, of, depth)).concat('__typename');
  return isAbstractType(named)
    ? ` { ... on ${of.name} { ${fields.join(' ')} } }`
    : ` { ${fields.join(' ')} }`;
}

function argumentsOf(random: Random, { args }: GraphQLField<unknown, unknown>): string {
  const selected = args.filter(({ type }) => isNonNullType(type) || random.oneIn(4));
  if (selected.length === 0) return '';
  return `(${selected.map(({ name, type }) => `${name}: ${literal(random, type)}`).join(', ')})`;
}

function literal(random: Random, type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(random, type.ofType);
  if (random.oneIn(12)) return 'null';
  if (random.oneIn(25)) return JSON.stringify(random.text());
  if (isListType(type)) return `[${random.some(4, () => literal(random, type.ofType)).join(', ')}]`;
  if (isEnumType(type)) return random.one(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(() => random.oneIn(2));
    return `{ ${fields.map((field) => `${field.name}: ${literal(random, field.type)}`).join(', ')} }`;
  }
  switch (type.name) {
    case 'Int':
      return String(random.one([0, 1, -1, 24, 1000, 2147483647, -2147483648]));
    case 'Float':
      return String(random.one([0, -1.5, 1e308]));
    case 'Boolean':
      return String(random.oneIn(2));
    default:
      return JSON.stringify(random.oneIn(2) ? random.one(known) : random.text());
  }
}

/** Valid values, which reach deeper into the code than random text. */
const known = [
  'it',
  'en',
  '*',
  'accommodations',
  'events',
  'pages',
  'not events',
  'slug desc',
  'title asc, id desc',
  '> 2026-01-01',
  ':empty:',
  'newsCategories',
  'and',
];
