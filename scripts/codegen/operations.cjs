// A codegen plugin that lists the operations with a directive of graphql/site.graphql: those that the browser or
// the BFF itself sends. Other operations have their text in src/gql/graphql.ts only.
const { createHash } = require('node:crypto');
const { Kind, concatAST, print, visit } = require('graphql');

/**
 * @typedef {import('graphql').OperationDefinitionNode} Operation
 * @typedef {import('graphql').FragmentDefinitionNode} Fragment
 */

/** A directive of graphql/site.graphql. @param {Operation} operation @param {'browser' | 'bff'} name */
const directiveOf = ({ directives }, name) => directives?.find((one) => one.name.value === name);

/** @type {import('@graphql-codegen/plugin-helpers').CodegenPlugin['plugin']} */
const plugin = (_schema, documents) => {
  const sent = [...manifestOf('browser', documents), ...manifestOf('bff', documents)];
  return `${JSON.stringify(Object.fromEntries(sent), null, 2)}\n`;
};

/**
 * Returns hash, name and text of every operation with a directive.
 *
 * @param {'browser' | 'bff'} directive
 * @param {import('@graphql-codegen/plugin-helpers').Types.DocumentFile[]} documents
 */
function manifestOf(directive, documents) {
  const all = concatAST(documents.flatMap(({ document }) => (document ? [document] : [])));
  /** @type {Map<string, Fragment>} */
  const fragments = new Map();
  /** @type {Operation[]} */
  const operations = [];
  for (const definition of all.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  return operations.flatMap((operation) => {
    const name = operation.name?.value;
    if (name === undefined || !directiveOf(operation, directive)) return [];
    const definitions = [{ ...operation, directives: [] }, ...fragmentsOf(operation, fragments)];
    const document = definitions.map((one) => print(withTypenames(one))).join('\n\n');
    const hash = createHash('sha256').update(document).digest('hex');
    return [/** @type {const} */ ([hash, { name, document }])];
  });
}

/**
 * Adds __typename to every object, because Apollo's cache needs it and cannot add it: the browser sends
 * hashes, not documents.
 *
 * @param {Operation | Fragment} definition
 */
function withTypenames(definition) {
  /** @type {import('graphql').FieldNode} */
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
  return visit(definition, {
    [Kind.SELECTION_SET]: (set, _key, parent) => {
      const hasTypename = set.selections.some(
        (selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename',
      );
      const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      if (hasTypename || isRoot) return undefined;
      return { ...set, selections: [typename, ...set.selections] };
    },
  });
}

/**
 * Returns every fragment that a definition spreads, directly or through another fragment.
 *
 * @param {Operation | Fragment} definition
 * @param {Map<string, Fragment>} fragments by name
 * @param {Set<Fragment>} [fragmentsUsed]
 */
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

module.exports = { plugin, manifestOf, directiveOf };
