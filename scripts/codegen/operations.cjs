// A codegen plugin: the manifest of operations that the browser may send through the BFF. Only
// what the session needs is in it; pages are made on the server.
const { createHash } = require('node:crypto');
const { Kind, concatAST, print, visit } = require('graphql');

/** Content queries that the browser sends: search as you type and favourites come here. */
const browserQueries = new Set(['Viewer']);

/** @type {import('@graphql-codegen/plugin-helpers').CodegenPlugin['plugin']} */
const plugin = (_schema, documents) => {
  const all = concatAST(documents.flatMap(({ document }) => (document ? [document] : [])));
  const fragments = new Map();
  const operations = [];
  for (const definition of all.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  const manifest = operations
    .filter(
      ({ name, operation }) =>
        operation === 'mutation' || (name !== undefined && browserQueries.has(name.value)),
    )
    .map((operation) => {
      const document = [operation, ...fragmentsOf(operation, fragments)].map(print).join('\n\n');
      const hash = createHash('sha256').update(document).digest('hex');
      return [hash, { name: operation.name?.value, document }];
    });
  return `${JSON.stringify(Object.fromEntries(manifest), null, 2)}\n`;
};

/** Every fragment that a definition spreads, directly or through another fragment. */
function fragmentsOf(definition, fragments, found = new Set()) {
  visit(definition, {
    [Kind.FRAGMENT_SPREAD]: ({ name }) => {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      fragmentsOf(fragment, fragments, found);
    },
  });
  return found;
}

module.exports = { plugin };
