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
import type { Accounts } from '../accounts/Accounts';
import { env } from '../env';
import { isPreview } from '../preview/isPreview';
import { previewHeader, previewWord } from '../preview/previewWord';
import { type Find, once, type Search } from '../search/search';
import { entryCollections } from '../sections';
import type { Caller } from './accounts/Caller';
import { publicHeader } from './answers';
import type { ApiContext } from './context';
import { documentCache } from './documentCache';
import { dropStack } from './dropStack';
import { maskError } from './errors';
import { boundedWork } from './boundedWork';
import { checkNesting, checkSize, limits } from './limits';
import { Reader } from './read';
import { RequestBudget } from './RequestBudget';
import { makeSchema } from './schema';
import { wordsOf } from './selectOf';

const bounds: Plugin = {
  onParse({ setParseFn }) {
    setParseFn((source: string, options: ParseOptions) => {
      checkNesting(source);
      const document = parse(source, { ...options, maxTokens: limits.tokens });
      checkSize(document);
      return document;
    });
  },
  onValidate(validation) {
    if (env.production) validation.addValidationRule(NoSchemaIntrospectionCustomRule);
    // Yoga caches the result of a validation with the document.
    return ({ result }) => result.forEach(dropStack);
  },
  onResultProcess(processing) {
    const { result } = processing;
    if (Array.isArray(result) || !('errors' in result) || !result.errors) return;
    processing.setResult({ ...result, errors: result.errors.map(maskError) });
  },
};

/** Marks answers to reads without errors that are the same for everybody, which may be kept. */
function publicAnswers(): Plugin {
  const reads = new WeakMap<Request, string>();
  return {
    onExecute({ args }) {
      const { document, operationName, contextValue } = args as ExecutionArgs;
      const operation = getOperationAST(document, operationName)?.operation;
      const { request, caller, read } = contextValue as YogaInitialContext &
        ServerContext &
        ApiContext;
      return {
        onExecuteDone({ result }) {
          const failed = !('data' in result) || result.errors !== undefined;
          if (operation === OperationTypeNode.QUERY && !failed && !caller.personal)
            reads.set(request, [...read.parts].join(' '));
        },
      };
    },
    onResponse({ request, response }) {
      const parts = reads.get(request);
      if (parts !== undefined) response.headers.set(publicHeader, parts);
    },
  };
}

/** Says whether a token opens drafts. */
const previews = (payload: BasePayload): Plugin => ({
  async onResponse({ request, response }) {
    if (request.headers.has('x-craft-token'))
      response.headers.set(previewHeader, await previewWord(payload, request));
  },
});

/** What the HTTP side says of a request. */
export interface ServerContext {
  caller: Caller;
  /** Aborts when the request is late or its client has gone. */
  signal: AbortSignal;
}

/** The GraphQL server of the contract, over a Payload that is ready. */
export const makeYoga = (payload: BasePayload, search: Search, accounts: Accounts) =>
  createYoga<ServerContext, ApiContext>({
    schema: makeSchema(),
    graphqlEndpoint: '/api',
    context: ({ request, params, caller, signal }) => {
      const { query: text = '' } = params;
      const budget = new RequestBudget(signal);
      const read = new Reader(payload, isPreview(request), wordsOf(text), budget);
      const find: Find = (site, query) => {
        budget.check();
        read.note(...entryCollections);
        return search.find(site, query);
      };
      const { address } = caller;
      return { read, budget, text, search: once(find), payload, address, accounts, caller };
    },
    plugins: [bounds, boundedWork(), publicAnswers(), previews(payload)],
    parserAndValidationCache: documentCache(),
    maskedErrors: { maskError },
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    // Faults are logged by maskError; errors of the query are the client's.
    logging: false,
  });
