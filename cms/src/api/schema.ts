import { readFileSync } from 'node:fs';
import { getNullableType, type GraphQLSchema, isListType, isObjectType } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { yieldToEventLoop } from '../lib/yieldToEventLoop';
import { schemaFiles } from '../paths';
import type { ApiContext } from './context';
import { defaultResolver } from './defaultResolver';
import { resolvers } from './resolvers';
import { scalars } from './scalars';

/** Milliseconds after which a request yields to other requests. */
const sliceMs = 10;

/** Lists up to this length are completed without yielding. */
const shortListLength = 20;

/**
 * Wraps a long list in an async iterable that yields to the event loop, so that other requests are answered.
 * The executor completes an array in one turn of the event loop, but takes items of an async iterable one by
 * one.
 */
const yieldingList = (value: unknown): unknown =>
  Array.isArray(value) && value.length > shortListLength ? yieldItems(value) : value;

async function* yieldItems(items: readonly unknown[]): AsyncGenerator {
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began > sliceMs) {
      await yieldToEventLoop();
      began = performance.now();
    }
    yield item;
  }
}

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
