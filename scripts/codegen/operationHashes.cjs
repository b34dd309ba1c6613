// A codegen plugin that writes the hash by which the browser names an operation to the BFF.
const { manifestOf } = require('./operations.cjs');

/** @type {import('@graphql-codegen/plugin-helpers').CodegenPlugin['plugin']} */
const plugin = (_schema, documents) => {
  const hashes = manifestOf('browser', documents).map(
    ([hash, { name }]) => `  ${name}: '${hash}',\n`,
  );
  return `export const operationHashes = {\n${hashes.join('')}} as const;\n`;
};

module.exports = { plugin };
