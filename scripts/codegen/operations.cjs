// A codegen plugin that writes the manifest of operations that the browser may send through the BFF. It
// contains only what the session needs, because pages are rendered on the server.
const { createHash } = require('node:crypto');
const { Kind, concatAST, print, visit } = require('graphql');

/** Queries that the browser or the BFF itself sends. */
const browserQueries = new Set([
  'Viewer',
  'AccountCards',
  'Sessions',
  'AccountExport',
  'SharedList',
  'SharedFavorites',
]);

/** @type {import('@graphql-codegen/plugin-helpers').CodegenPlugin['plugin']} */
const plugin = (_schema, documents) =>
  `${JSON.stringify(Object.fromEntries(manifestOf(documents)), null, 2)}\n`;

/** Returns hash, name and text of every operation that the browser or the BFF itself sends. */
function manifestOf(documents) {
  const all = concatAST(documents.flatMap(({ document }) => (document ? [document] : [])));
  const fragments = new Map();
  const operations = [];
  for (const definition of all.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  return operations
    .filter(
      ({ name, operation }) =>
        operation === 'mutation' || (name !== undefined && browserQueries.has(name.value)),
    )
    .map((operation) => {
      const definitions = [operation, ...fragmentsOf(operation, fragments)];
      const document = definitions.map((one) => print(withTypenames(one))).join('\n\n');
      const hash = createHash('sha256').update(document).digest('hex');
      return [hash, { name: operation.name?.value, document }];
    });
}

/**
 * Adds __typename to every object, because Apollo's cache needs it and cannot add it: the browser sends
 * hashes, not documents.
 */
function withTypenames(definition) {
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
  return visit(definition, {
    [Kind.SELECTION_SET]: (set, _key, parent) => {
      const hasTypename = set.selections.some(({ name }) => name?.value === '__typename');
      if (hasTypename || parent.kind === Kind.OPERATION_DEFINITION) return undefined;
      return { ...set, selections: [typename, ...set.selections] };
    },
  });
}

/** Returns every fragment that a definition spreads, directly or through another fragment. */
function fragmentsOf(definition, fragments, fragmentsUsed = new Set()) {
  visit(definition, {
    [Kind.FRAGMENT_SPREAD]: ({ name }) => {
      const fragment = fragments.get(name.value);
      if (!fragment || fragmentsUsed.has(fragment)) return;
      fragmentsUsed.add(fragment);
      fragmentsOf(fragment, fragments, fragmentsUsed);
    },
  });
  return fragmentsUsed;
}

module.exports = { plugin, manifestOf };
