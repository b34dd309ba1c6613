// A codegen plugin that writes the typed Apollo hook of each operation whose directive @browser names one. The
// published React plugin does not support Apollo 4; remove this file when it does.
const { Kind, OperationTypeNode, visit } = require('graphql');
const { directiveOf } = require('./operations.cjs');

/** @type {import('@graphql-codegen/plugin-helpers').CodegenPlugin['plugin']} */
const plugin = (_schema, documents) => {
  /** @type {{ name: string; kind: string; hook: string }[]} */
  const operations = [];
  for (const { document } of documents) {
    if (!document) continue;
    visit(document, {
      [Kind.OPERATION_DEFINITION]: (operation) => {
        const hook = directiveOf(operation, 'browser')?.arguments?.[0]?.value;
        const kind = operation.operation === OperationTypeNode.MUTATION ? 'Mutation' : 'Query';
        if (hook?.kind === Kind.ENUM)
          operations.push({ name: operation.name?.value ?? '', kind, hook: hook.value });
      },
    });
  }
  const hooks = [...new Set(operations.map(({ hook }) => hook))].sort();
  const imports = operations.flatMap(({ name, kind }) => [
    `${name}Document`,
    `type ${name}${kind}`,
    `type ${name}${kind}Variables`,
  ]);
  return [
    `import { ${hooks.join(', ')} } from '@apollo/client/react';`,
    `import { ${imports.join(', ')} } from './graphql';`,
    ...operations.map(hookOf),
    '',
  ].join('\n');
};

/** @param {{ name: string; kind: string; hook: string }} operation */
function hookOf({ name, kind, hook }) {
  const suffix = hook === 'useLazyQuery' ? 'LazyQuery' : kind;
  const options = `${hook}.Options<${name}${kind}, ${name}${kind}Variables>`;
  // Without partial data, the type of the data is the type of the query.
  const parameter =
    kind === 'Query'
      ? `options: ${options} & { returnPartialData?: false }`
      : `options?: ${options}`;
  return `export const use${name}${suffix} = (${parameter}) => ${hook}(${name}Document, options);`;
}

module.exports = { plugin };
