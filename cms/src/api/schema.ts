import { readFileSync } from 'node:fs';
import { getNullableType, type GraphQLSchema, isListType, isObjectType } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { schemaFiles } from '../paths';
import type { ApiContext } from './context';
import { defaultResolver } from './defaultResolver';
import { yieldingList } from './yieldingList';
import { resolvers } from './resolvers';
import { scalars } from './scalars';

/**
 * Gives fields without a resolver the default one, and lets other requests run while long lists are completed.
 */
function completeResolvers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const field of Object.values(type.getFields())) {
      const { resolve = defaultResolver } = field;
      field.resolve = resolve;
      if (!isListType(getNullableType(field.type))) continue;
      field.resolve = (...args) => {
        const list: unknown = resolve(...args);
        return list instanceof Promise ? list.then(yieldingList) : yieldingList(list);
      };
    }
}

/** Creates the executable schema of the contract. */
export function createContractSchema(): GraphQLSchema {
  const schema = createSchema<ApiContext>({
    typeDefs: schemaFiles.map((file) => readFileSync(/*turbopackIgnore: true*/ file, 'utf8')),
    resolvers: { ...resolvers, ...scalars },
  });
  completeResolvers(schema);
  return schema;
}
