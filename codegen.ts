import type { CodegenConfig } from '@graphql-codegen/cli';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { visit } from 'graphql';

/** Removes the directives of graphql/site.graphql, which the cms does not know. */
const withoutDirectives: Types.DocumentTransformFunction = ({ documents }) =>
  documents.map((file) => ({
    ...file,
    document:
      file.document &&
      visit(file.document, {
        Directive: ({ name }) => (['browser', 'bff'].includes(name.value) ? null : undefined),
      }),
  }));

/**
 * Generates src/gql from the contract and the .graphql documents:
 * - graphql.ts: types and typed documents;
 * - hooks.ts: typed hooks for the operations whose directive @browser names one (graphql/site.graphql), in a
 *   separate file so that documents do not import Apollo;
 * - possibleTypes.ts: the types of each interface and union, for Apollo's cache;
 * - operations.json: hash → document of every operation with a directive, the allow-list of the BFF;
 * - operationHashes.ts: the hashes by operation name, for the browser.
 */
const config: CodegenConfig = {
  schema: ['graphql/schema.graphql', 'graphql/extensions.graphql', 'graphql/site.graphql'],
  documents: 'graphql/{blocks,fragments,queries,mutations,extensions,site}/*.graphql',
  generates: {
    'src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      documentTransforms: [{ transform: withoutDirectives }],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        dedupeFragments: true,
        nonOptionalTypename: false,
        scalars: {
          DateTime: 'string',
          Number: 'number',
          QueryArgument: { input: 'string | number | boolean', output: 'never' },
          ID: { input: 'string', output: 'string' },
          FavouriteCards: '@/features/favourites/model#FavouriteCards',
        },
      },
    },
    'src/gql/hooks.ts': { plugins: ['./scripts/codegen/hooks.cjs'] },
    'src/gql/possibleTypes.ts': { plugins: ['fragment-matcher'] },
    'src/gql/operations.json': { plugins: ['./scripts/codegen/operations.cjs'] },
    'src/gql/operationHashes.ts': { plugins: ['./scripts/codegen/operationHashes.cjs'] },
  },
};

export default config;
