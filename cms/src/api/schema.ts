import { readFileSync } from 'node:fs';
import { getNullableType, type GraphQLSchema, isListType, isObjectType } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { LogSafeError } from '../logs/LogSafeError';
import { schemaFiles } from '../paths';
import { checkResolvers } from './checkResolvers';
import type { ApiContext } from './context';
import { yieldingList } from './yieldingList';
import { resolvers } from './resolvers';
import { scalars } from './scalars';

type YogaResolvers = NonNullable<Parameters<typeof createSchema<ApiContext>>[0]['resolvers']>;

/** Lets other requests run while long lists are completed. */
function yieldInLongLists(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (!resolve || !isListType(getNullableType(field.type))) continue;
      field.resolve = (...args) => {
        const list: unknown = resolve(...args);
        return list instanceof Promise ? list.then(yieldingList) : yieldingList(list);
      };
    }
}

/**
 * Creates the executable schema of the contract.
 *
 * @throws Error with every field without a resolver, so that an incomplete program does not start.
 */
export function createContractSchema(): GraphQLSchema {
  const schema = createSchema<ApiContext>({
    typeDefs: schemaFiles.map((file) => readFileSync(/*turbopackIgnore: true*/ file, 'utf8')),
    // Resolvers declare their exact source types, so the cast is needed. They are checked against the schema
    // below.
    resolvers: { ...resolvers, ...scalars } as YogaResolvers,
  });
  const faults = checkResolvers(schema, resolvers);
  if (faults.length > 0)
    throw new LogSafeError(`The contract in graphql/ is not served: ${faults.join('; ')}.`);
  yieldInLongLists(schema);
  return schema;
}
