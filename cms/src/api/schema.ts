import { readFileSync } from 'node:fs';
import { getNullableType, type GraphQLSchema, isListType, isObjectType } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { LogSafeError } from '../logs/LogSafeError';
import { schemaFiles } from '../paths';
import { checkResolvers } from './checkResolvers';
import type { ApiContext } from './context';
import { pacedList } from './pacedList';
import { resolvers } from './resolvers';
import { scalars } from './scalars';

type YogaResolvers = NonNullable<Parameters<typeof createSchema<ApiContext>>[0]['resolvers']>;

/** Long lists leave turns to other requests. */
function paceLists(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (!resolve || !isListType(getNullableType(field.type))) continue;
      field.resolve = (...args) => {
        const list: unknown = resolve(...args);
        return list instanceof Promise ? list.then(pacedList) : pacedList(list);
      };
    }
}

/**
 * The contract with its resolvers.
 *
 * @throws Error that names every field without a resolver, so that an incomplete program does
 * not start.
 */
export function makeSchema(): GraphQLSchema {
  const schema = createSchema<ApiContext>({
    typeDefs: schemaFiles.map((file) => readFileSync(/*turbopackIgnore: true*/ file, 'utf8')),
    // Resolvers name their exact sources; that they fit the schema is checked below.
    resolvers: { ...resolvers, ...scalars } as YogaResolvers,
  });
  const faults = checkResolvers(schema, resolvers);
  if (faults.length > 0)
    throw new LogSafeError(`The contract in graphql/ is not served: ${faults.join('; ')}.`);
  paceLists(schema);
  return schema;
}
