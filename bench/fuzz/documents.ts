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
import type { Chance } from './Chance';

const sdl = ['schema', 'extensions'].map((name) => readFileSync(`graphql/${name}.graphql`, 'utf8'));
const schema = buildSchema(sdl.join('\n'));

/** A query or mutation of the contract: right in its form, mostly right in its types, odd in its values. */
export function documentOf(chance: Chance): string {
  const mutation = chance.oneIn(4);
  const root = mutation ? schema.getMutationType() : schema.getQueryType();
  if (!root) throw new Error('The contract has no such type.');
  const fields = chance.some(4, () => selection(chance, root, 0)).concat('__typename');
  const document = `${mutation ? 'mutation' : 'query'} { ${fields.join(' ')} }`;
  if (chance.oneIn(15)) return document.slice(0, chance.below(document.length));
  if (chance.oneIn(15)) return document.replace(/\w+/, chance.text());
  if (chance.oneIn(30)) return `{ ${'a: __typename '.repeat(chance.below(3000))} }`;
  if (chance.oneIn(30)) return '{a'.repeat(chance.below(5000));
  if (chance.oneIn(40)) return 'fragment F on Query { ...F } { ...F }';
  if (chance.oneIn(40)) return '{ __schema { types { name fields { name } } } }';
  return document;
}

function selection(chance: Chance, parent: GraphQLObjectType, depth: number): string {
  const field = chance.one(Object.values(parent.getFields()));
  const alias = chance.oneIn(4) ? `a${chance.below(3)}: ` : '';
  return `${alias}${field.name}${argumentsOf(chance, field)}${inside(chance, field.type, depth + 1)}`;
}

function inside(chance: Chance, type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  const candidates = isAbstractType(named)
    ? schema.getPossibleTypes(named)
    : isObjectType(named)
      ? [named]
      : [];
  if (candidates.length === 0) return '';
  if (depth > 7) return ' { __typename }';
  const of = chance.one(candidates);
  const fields = chance.some(4, () => selection(chance, of, depth)).concat('__typename');
  return isAbstractType(named)
    ? ` { ... on ${of.name} { ${fields.join(' ')} } }`
    : ` { ${fields.join(' ')} }`;
}

function argumentsOf(chance: Chance, { args }: GraphQLField<unknown, unknown>): string {
  const given = args.filter(({ type }) => isNonNullType(type) || chance.oneIn(4));
  if (given.length === 0) return '';
  return `(${given.map(({ name, type }) => `${name}: ${literal(chance, type)}`).join(', ')})`;
}

function literal(chance: Chance, type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(chance, type.ofType);
  if (chance.oneIn(12)) return 'null';
  if (chance.oneIn(25)) return JSON.stringify(chance.text());
  if (isListType(type)) return `[${chance.some(4, () => literal(chance, type.ofType)).join(', ')}]`;
  if (isEnumType(type)) return chance.one(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(() => chance.oneIn(2));
    return `{ ${fields.map((field) => `${field.name}: ${literal(chance, field.type)}`).join(', ')} }`;
  }
  switch (type.name) {
    case 'Int':
      return String(chance.one([0, 1, -1, 24, 1000, 2147483647, -2147483648]));
    case 'Float':
      return String(chance.one([0, -1.5, 1e308]));
    case 'Boolean':
      return String(chance.oneIn(2));
    default:
      return JSON.stringify(chance.oneIn(2) ? chance.one(known) : chance.text());
  }
}

/** What leads further than nonsense. */
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
