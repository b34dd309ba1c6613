// A codegen plugin that writes one typed Apollo hook for each mutation. Queries get no hooks, because the
// server reads the content, and the session reads the viewer without Apollo. The published React plugin
// does not support Apollo 4; remove this file when it does.
const { Kind, OperationTypeNode, visit } = require('graphql');

/** @type {import('@graphql-codegen/plugin-helpers').CodegenPlugin['plugin']} */
const plugin = (_schema, documents) => {
  /** @type {string[]} */
  const names = [];
  for (const { document } of documents) {
    if (!document) continue;
    visit(document, {
      [Kind.OPERATION_DEFINITION]: ({ name, operation }) => {
        if (name && operation === OperationTypeNode.MUTATION) names.push(name.value);
      },
    });
  }
  const imports = names.flatMap((name) => [
    `${name}Document`,
    `type ${name}Mutation`,
    `type ${name}MutationVariables`,
  ]);
  const mutations = names.map(
    (name) =>
      `export const use${name}Mutation = (options?: useMutation.Options<${name}Mutation, ${name}MutationVariables>) => useMutation(${name}Document, options);`,
  );
  return [
    `import { useMutation } from '@apollo/client/react';`,
    `import { ${imports.join(', ')} } from './graphql';`,
    ...mutations,
    '',
  ].join('\n');
};

module.exports = { plugin };
