import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isObjectType, isUnionType } from 'graphql';

const schema = buildSchema(readFileSync(join(process.cwd(), 'graphql/schema.graphql'), 'utf8'));

/** The fields that all blocks have; the other fields belong to one block. */
const common = new Set([
  ...['id', 'level', 'typeHandle', 'responsiveVisibility', 'backgroundColor', 'textColor'],
  ...['alignment', 'direction', 'contentWidth', 'minHeight'],
]);

/** All block types of the contract: the handle, the name in folders and files, and the fields. */
export const blockTypesOfContract = typesOf('contentManager_NeoField').map((type) => {
  const handle = type.name.replace(/^contentManager_|_BlockType$/g, '');
  const fields = Object.keys(type.getFields());
  return {
    handle,
    name: `${handle.charAt(0).toUpperCase()}${handle.slice(1)}`,
    fields,
    ownFields: fields.filter((field) => !common.has(field)),
  };
});

function typesOf(union: string) {
  const type = schema.getType(union);
  return isUnionType(type) ? type.getTypes().filter(isObjectType) : [];
}
