import { type GraphQLSchema, isObjectType } from 'graphql';
import type { TypeResolvers } from './FieldResolver';

/**
 * Finds differences between resolvers and a schema: fields without a resolver, resolvers without a field, and
 * types without resolvers.
 *
 * @returns One line per fault, such as `Query.entries has no resolver`.
 */
export function checkResolvers(schema: GraphQLSchema, resolvers: TypeResolvers): string[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__'),
  );
  const missing = types.flatMap((type) => {
    const served = resolvers[type.name];
    if (!served) return [`the type ${type.name} is not served`];
    const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
    return [
      ...fields
        .filter((field) => !Object.hasOwn(served, field))
        .map((field) => `${type.name}.${field} has no resolver`),
      ...Object.keys(served)
        .filter((field) => !fields.includes(field))
        .map((field) => `${type.name}.${field} is not in the contract`),
    ];
  });
  const names = new Set(types.map((type) => type.name));
  const unknown = Object.keys(resolvers)
    .filter((name) => !names.has(name))
    .map((name) => `the type ${name} is not in the contract`);
  return [...missing, ...unknown];
}
