import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  execute,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  print,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
} from 'graphql';
import { HomePageDocument, type BlockFragment } from '@/gql/graphql';
import type { Cms } from '@/server/cms/cmsFor';

const schema = buildSchema(readFileSync(join(process.cwd(), 'graphql/schema.graphql'), 'utf8'));

/** The options of the random cms. */
interface RandomCmsOptions {
  /** Returns numbers in [0, 1); the same numbers give the same content. */
  random: () => number;
  /** Returns the text of a field, by the field's name. */
  textOf: (field: string) => string;
  /** The probability that a nullable value is null, 0 to 1. */
  missing: number;
  /** Returns the level of a block. */
  level: () => number | null;
}

/**
 * Mocks a cms that follows only the types of the contract: it executes each query against the schema with
 * random values.
 */
export function createRandomCms({ random, textOf, missing, level }: RandomCmsOptions) {
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)];

  const valueOf = (type: GraphQLOutputType, field: string): unknown => {
    if (isNonNullType(type)) return valueOf(type.ofType, field) ?? scalarOf('String', field);
    if (isListType(type)) {
      return Array.from({ length: Math.floor(random() * 4) }, () => valueOf(type.ofType, field));
    }
    if (random() < missing) return null;
    if (isAbstractType(type)) return { __typename: oneOf(schema.getPossibleTypes(type))?.name };
    if (isObjectType(type)) return { __typename: type.name };
    return scalarOf(String(type), field);
  };

  const scalarOf = (type: string, field: string): unknown => {
    switch (type) {
      case 'Int':
      case 'Number':
      case 'Float':
        return field === 'level' ? level() : oneOf([0, 1, 2, 3, 4, 6, 7, -1, 48, 400, 1200, 99999]);
      case 'Boolean':
        return random() < 0.5;
      case 'DateTime':
        return oneOf([
          '2026-11-21T09:00:00+01:00',
          '2024-02-29T00:00:00Z',
          '2031-06-01T18:30:00Z',
          'domani',
        ]);
      case 'ID':
        return String(Math.floor(random() * 1e9));
      default:
        return textOf(field);
    }
  };

  const resolve: GraphQLFieldResolver<Record<string, unknown>, unknown> = (
    source,
    _args,
    _context,
    { fieldName, parentType, returnType },
  ) => {
    if (fieldName in source) return source[fieldName];
    // The handle of a block follows from its type.
    const handle = /^\w+?_(\w+)_BlockType$/.exec(parentType.name)?.[1];
    return fieldName === 'typeHandle' && handle ? handle : valueOf(returnType, fieldName);
  };

  const runQuery = async (document: DocumentNode, variables: object, root: object = {}) => {
    const { data, errors } = await execute({
      schema,
      document,
      rootValue: root,
      variableValues: { site: ['it'], ...variables },
      fieldResolver: resolve,
    });
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
    return data;
  };

  return {
    /** Executes the queries of list blocks. */
    cms: (async (document, variables) => runQuery(document, { ...variables })) as Cms,

    /** Returns the flat blocks of a page, as the contract does. */
    async blocks(handles: string[]): Promise<BlockFragment[]> {
      const contentManager = handles.map((handle) => ({
        __typename: `contentManager_${handle}_BlockType`,
      }));
      const data = await runQuery(blocksQuery, {}, { entry: { __typename, contentManager } });
      return (data?.entry as { contentManager: BlockFragment[] }).contentManager;
    },
  };
}

const __typename = 'pages_pages_Entry';

/** A query with the site's own Block fragment. */
const blocksQuery = parse(
  [
    'query Blocks($site: [String]) { entry { ... on pages_pages_Entry { contentManager(level: 0) { ...Block } } } }',
    ...HomePageDocument.definitions
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => print(definition)),
  ].join('\n'),
);
