// A codegen plugin that writes typed Apollo hooks for the operations that pages run in the browser, and for
// no others (scripts/test/hooks.test.ts). The published React plugin does not support Apollo 4; remove this
// file when it does.
const { Kind, OperationTypeNode, visit } = require('graphql');

/** Queries that components run. The session reads the viewer itself (src/session/viewer.ts). */
const queries = new Map([
  ['AccountCards', 'useQuery'],
  ['Sessions', 'useQuery'],
  ['SharedList', 'useQuery'],
  // A click runs it, not the component.
  ['AccountExport', 'useLazyQuery'],
]);

/** Mutations of visitors who are logged in. Other visitors' pages load no hooks (src/session/anonymousCalls.ts). */
const mutations = new Set([
  ...['UpdateFavorites', 'UpdateViewer', 'ChangeEmail', 'UpdatePassword', 'DeleteAccount'],
  ...['LogoutElsewhere', 'ShareFavorites', 'StopSharingFavorites'],
]);

/** @type {import('@graphql-codegen/plugin-helpers').CodegenPlugin['plugin']} */
const plugin = (_schema, documents) => {
  /** @type {{ name: string; kind: string; hook: string }[]} */
  const operations = [];
  for (const { document } of documents) {
    if (!document) continue;
    visit(document, {
      [Kind.OPERATION_DEFINITION]: ({ name, operation }) => {
        if (!name) return;
        const query = queries.get(name.value);
        if (query) operations.push({ name: name.value, kind: 'Query', hook: query });
        if (operation === OperationTypeNode.MUTATION && mutations.has(name.value))
          operations.push({ name: name.value, kind: 'Mutation', hook: 'useMutation' });
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

module.exports = { plugin, queries };
