// A codegen plugin that writes the hash by which the browser names an operation to the BFF.
const { manifestOf } = require('./operations.cjs');

/** Operations that only the BFF sends, because their responses contain tokens. */
const internal = new Set(['Authenticate', 'RefreshToken', 'Logout']);

/** @type {import('@graphql-codegen/plugin-helpers').CodegenPlugin['plugin']} */
const plugin = (_schema, documents) => {
  const hashes = manifestOf(documents)
    .filter(([, { name }]) => !internal.has(name))
    .map(([hash, { name }]) => `  ${name}: '${hash}',\n`);
  return `export const operationHashes = {\n${hashes.join('')}} as const;\n`;
};

module.exports = { plugin };
