// A codegen plugin: one typed Apollo hook for each operation. The published React plugin does not
// support Apollo 4; drop this file when it does.
const { Kind, visit } = require('graphql');

/** @type {import('@graphql-codegen/plugin-helpers').CodegenPlugin['plugin']} */
const plugin = (_schema, documents) => {
  const names = { query: /** @type {string[]} */ ([]), mutation: /** @type {string[]} */ ([]) };
  for (const { document } of documents) {
    if (!document) continue;
    visit(document, {
      [Kind.OPERATION_DEFINITION]: ({ name, operation }) => {
        if (name && operation !== 'subscription') names[operation].push(name.value);
      },
    });
  }
  const imports = [
    ...names.query.flatMap((name) => [
      `${name}Document`,
      `type ${name}Query`,
      `type ${name}QueryVariables`,
    ]),
    ...names.mutation.flatMap((name) => [
      `${name}Document`,
      `type ${name}Mutation`,
      `type ${name}MutationVariables`,
    ]),
  ];
  const queries = names.query.flatMap((name) => [
    `export const use${name}Query = (options: useQuery.Options<${name}Query, ${name}QueryVariables>) => useQuery(${name}Document, options);`,
    `export const use${name}LazyQuery = (options?: useLazyQuery.Options<${name}Query, ${name}QueryVariables>) => useLazyQuery(${name}Document, options);`,
  ]);
  const mutations = names.mutation.map(
    (name) =>
      `export const use${name}Mutation = (options?: useMutation.Options<${name}Mutation, ${name}MutationVariables>) => useMutation(${name}Document, options);`,
  );
  return [
    `import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';`,
    `import { ${imports.join(', ')} } from './graphql';`,
    ...queries,
    ...mutations,
    '',
  ].join('\n');
};

module.exports = { plugin };
