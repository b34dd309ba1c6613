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
import { previewHeader, previewHeaderValue } from '../preview/previewHeaders';
import type { MissedSearchCounter } from '../search/MissedSearchCounter';
import { type Find, memoizeFind, type Search } from '../search/search';
import { entryCollections } from '../sections/sections';
import type { Caller } from './accounts/Caller';
import { publicHeader } from './publicHeader';
import type { ApiContext } from './context';
import { documentCache } from './documentCache';
import { dropStack } from './dropStack';
import { maskError } from './errors';
import { boundedWork } from './boundedWork';
import { checkNesting, checkSize, limits } from './limits';
import { Reader } from './Reader';
import { RequestBudget } from './RequestBudget';
import { createContractSchema } from './schema';
import { identifiersIn } from './selectOf';

const sizeLimits: Plugin = {
  onParse({ setParseFn }) {
    setParseFn((source: string, options: ParseOptions) => {
      checkNesting(source);
      const document = parse(source, { ...options, maxLexicalTokens: limits.tokens });
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

/**
 * Marks answers to queries without errors that are the same for all visitors, so that they can be cached.
 * A search without a result is not cached, because each one is counted.
 */
function markPublicAnswers(): Plugin {
  const reads = new WeakMap<Request, string>();
  return {
    onExecute({ args }) {
      const { document, operationName, contextValue } = args as ExecutionArgs;
      const operation = getOperationAST(document, operationName)?.operation;
      const { request, caller, read, missed } = contextValue as YogaInitialContext &
        ServerContext &
        ApiContext;
      return {
        onExecuteDone({ result }) {
          const failed = !('data' in result) || result.errors !== undefined;
          const isPublic = !caller.personal && missed.size === 0;
          if (operation === OperationTypeNode.QUERY && !failed && isPublic)
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

/** Counts the searches without a result, except those of editors in a preview. */
const countMissedSearches = (counter: MissedSearchCounter): Plugin => ({
  onExecute({ args }) {
    const { missed, request } = (args as ExecutionArgs).contextValue as YogaInitialContext &
      ApiContext;
    return {
      onExecuteDone() {
        if (isPreview(request)) return;
        for (const { site, query } of missed.values()) counter.count(site, query);
      },
    };
  },
});

/** Adds a response header that states whether the preview token is valid. */
const markPreviews = (payload: BasePayload): Plugin => ({
  async onResponse({ request, response }) {
    if (request.headers.has('x-craft-token'))
      response.headers.set(previewHeader, await previewHeaderValue(payload, request));
  },
});

/** The request data from the HTTP layer. */
export interface ServerContext {
  caller: Caller;
  /** Aborts if the request exceeds its deadline or the client disconnects. */
  signal: AbortSignal;
}

/** Creates the GraphQL server of the contract. The Payload instance must be initialised. */
export const createYogaServer = (
  payload: BasePayload,
  index: Search,
  missedSearches: MissedSearchCounter,
  accounts: Accounts,
) =>
  createYoga<ServerContext, ApiContext>({
    schema: createContractSchema(),
    graphqlEndpoint: '/api',
    context: ({ request, params, caller, signal }) => {
      const { query: text = '' } = params;
      const budget = new RequestBudget(signal);
      const read = new Reader(payload, isPreview(request), identifiersIn(text), budget);
      const find: Find = (site, query) => {
        budget.check();
        read.addParts(...entryCollections);
        return index.find(site, query);
      };
      const search = memoizeFind(find);
      const missed: ApiContext['missed'] = new Map();
      return { read, budget, text, search, missed, payload, accounts, caller };
    },
    plugins: [
      sizeLimits,
      boundedWork(),
      markPublicAnswers(),
      countMissedSearches(missedSearches),
      markPreviews(payload),
    ],
    parserAndValidationCache: documentCache(),
    maskedErrors: { maskError },
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    // maskError logs faults. Errors of the query are caused by the client and not logged.
    logging: false,
  });
