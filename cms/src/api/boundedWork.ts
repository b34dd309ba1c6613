import { type ExecutionArgs, getOperationAST, GraphQLError, OperationTypeNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { isRecord } from '../lib/isRecord';
import { ConcurrencyLimiter, QueueFullError } from '../lib/ConcurrencyLimiter';
import type { ApiContext } from './context';
import { costOf } from './cost';

/** The maximum cost of a request, see `cost.ts`. The most expensive queries of the site use 70% of it. */
export const maxCost = 50_000;

/** Requests with at least this cost are expensive, and only a few of them are executed at the same time. */
const expensiveCost = 8_000;

/** Counts the characters of an answer, so that an answer that is too large is not serialised. */
function countCharacters(value: unknown, take: (count: number) => void): void {
  if (typeof value === 'string') take(value.length);
  else if (Array.isArray(value)) for (const one of value) countCharacters(one, take);
  else if (isRecord(value))
    for (const [name, one] of Object.entries(value)) {
      take(name.length);
      countCharacters(one, take);
    }
}

/** Creates the error for too many simultaneous queries, with the seconds after which a client may retry. */
const createBusyError = () =>
  new GraphQLError('Too many queries at once.', {
    extensions: { code: 'BUSY', http: { status: 503, headers: { 'retry-after': '2' } } },
  });

/**
 * Refuses requests that cost too much before they read data, limits how many run at the same time, and stops
 * them when their budget is exhausted. This is not a validation rule, because the cost depends on variables
 * and the library caches the result of validation per query text.
 */
export function boundedWork(): Plugin<ApiContext> {
  const light = new ConcurrencyLimiter(16, 400);
  const expensive = new ConcurrencyLimiter(2, 40);
  return {
    onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
      const { schema, document, operationName, variableValues, contextValue } =
        args as ExecutionArgs & { contextValue: ApiContext };
      const operation = getOperationAST(document, operationName);
      if (!operation) return;
      const { budget, text } = contextValue;
      let cost: number;
      try {
        const variables = variableValues ?? {};
        cost = costOf(text, { schema, document, operation, variables });
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        setResultAndStopExecution({ errors: [error] });
        return;
      }
      if (cost > maxCost) {
        const message = `This query costs ${cost} points, and may cost ${maxCost}: request fewer rows or fields.`;
        const error = new GraphQLError(message, { extensions: { code: 'TOO_EXPENSIVE' } });
        setResultAndStopExecution({ errors: [error] });
        return;
      }
      const execute = async (executionArgs: ExecutionArgs) => {
        budget.check();
        const stoppable: ExecutionArgs & { signal: AbortSignal } = {
          ...executionArgs,
          signal: budget.signal,
        };
        const result: unknown = await executeFn(stoppable);
        if (isRecord(result)) countCharacters(result.data, (count) => budget.takeCharacters(count));
        return result;
      };
      // Mutations have their own limits, and some of them wait deliberately.
      if (operation.operation !== OperationTypeNode.QUERY) {
        setExecuteFn(execute);
        return;
      }
      const slots = cost < expensiveCost ? light : expensive;
      setExecuteFn(async (executionArgs: ExecutionArgs) => {
        try {
          // A page of the site does not wait for the most expensive queries of other callers.
          return await slots.run(() => execute(executionArgs), cost);
        } catch (error) {
          throw error instanceof QueueFullError ? createBusyError() : error;
        }
      });
    },
  };
}
