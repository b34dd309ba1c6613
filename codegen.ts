import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * From the contract and the .graphql documents to src/gql:
 * - graphql.ts: types and typed documents;
 * - hooks.ts: a typed hook for each mutation, in their own file so that documents do not pull Apollo in;
 * - possibleTypes.ts: which types stand behind each interface and union, for Apollo's cache;
 * - operations.json: hash → document of every operation, the allow-list of the BFF;
 * - operationHashes.ts: the hashes, by the operations' names, for the browser.
 */
const config: CodegenConfig = {
  schema: ['graphql/schema.graphql', 'graphql/extensions.graphql'],
  documents: 'graphql/{blocks,fragments,queries,mutations,extensions}/*.graphql',
  generates: {
    'src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
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
