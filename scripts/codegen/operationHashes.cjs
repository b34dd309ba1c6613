// A codegen plugin: the name under which the browser asks the BFF for an operation.
const { manifestOf } = require('./operations.cjs');

/** Sent by the BFF itself, never by a browser: their answers hold tokens. */
const internal = new Set(['Authenticate', 'RefreshToken', 'Logout']);

/** @type {import('@graphql-codegen/plugin-helpers').CodegenPlugin['plugin']} */
const plugin = (_schema, documents) => {
  const hashes = manifestOf(documents)
    .filter(([, { name }]) => !internal.has(name))
    .map(([hash, { name }]) => `  ${name}: '${hash}',\n`);
  return `export const operationHashes = {\n${hashes.join('')}} as const;\n`;
};

module.exports = { plugin };
