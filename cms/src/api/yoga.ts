import {
  type ExecutionArgs,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  type ParseOptions,
} from 'graphql';
import { createYoga, type Plugin, type YogaInitialContext } from 'graphql-yoga';
import type { BasePayload } from 'payload';
import { env } from '../env';
import { once, type Search } from '../search/search';
import { publicHeader } from './answers';
import type { ApiContext } from './context';
import { maskError } from './errors';
import { limitRule, limits } from './limits';
import { isPreview } from './preview';
import { Reader } from './read';
import { makeSchema } from './schema';
import { wordsOf } from './selectOf';

const bounds: Plugin = {
  onParse({ setParseFn }) {
    setParseFn((source: string, options: ParseOptions) =>
      parse(source, { ...options, maxTokens: limits.tokens }),
    );
  },
  onValidate(validation) {
    validation.addValidationRule(limitRule);
    if (env.production) validation.addValidationRule(NoSchemaIntrospectionCustomRule);
  },
  onResultProcess(processing) {
    const { result } = processing;
    if (Array.isArray(result) || !('errors' in result) || !result.errors) return;
    processing.setResult({ ...result, errors: result.errors.map(maskError) });
  },
};

/** Marks answers to reads without errors, which may be kept. */
function publicAnswers(): Plugin {
  const reads = new WeakSet<Request>();
  return {
    onExecute({ args }) {
      const { document, operationName, contextValue } = args as ExecutionArgs;
      const operation = getOperationAST(document, operationName)?.operation;
      const { request } = contextValue as YogaInitialContext;
      return {
        onExecuteDone({ result }) {
          const failed = !('data' in result) || result.errors !== undefined;
          if (operation === OperationTypeNode.QUERY && !failed) reads.add(request);
        },
      };
    },
    onResponse({ request, response }) {
      if (reads.has(request)) response.headers.set(publicHeader, '1');
    },
  };
}

/** The GraphQL server of the contract, over a Payload that is ready. */
export const makeYoga = (payload: BasePayload, search: Search) =>
  createYoga<object, ApiContext>({
    schema: makeSchema(),
    graphqlEndpoint: '/api',
    context: ({ request, params }) => ({
      read: new Reader(payload, isPreview(request), wordsOf(params.query)),
      search: once(search.find),
    }),
    plugins: [bounds, publicAnswers()],
    maskedErrors: { maskError },
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    // Faults are logged by maskError; errors of the query are the client's.
    logging: false,
  });
