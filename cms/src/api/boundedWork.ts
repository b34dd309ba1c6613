import { type ExecutionArgs, getOperationAST, GraphQLError, OperationTypeNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { isRecord } from '../lib/isRecord';
import { Slots, SlotsFull } from '../lib/Slots';
import type { ApiContext } from './context';
import { costOf } from './cost';

/** The most that one request may cost, see `cost.ts`. The site's dearest ask for three fifths of it. */
export const maxCost = 50_000;

/** From this cost on, a request is one of the few that are executed at the same time. */
const dearCost = 8_000;

/** Adds up the text of an answer, so that one that is too large is never written as JSON. */
function countCharacters(value: unknown, take: (count: number) => void): void {
  if (typeof value === 'string') take(value.length);
  else if (Array.isArray(value)) for (const one of value) countCharacters(one, take);
  else if (isRecord(value))
    for (const [name, one] of Object.entries(value)) {
      take(name.length);
      countCharacters(one, take);
    }
}

/** A client may try again after these seconds. */
const busy = () =>
  new GraphQLError('Too many queries at once.', {
    extensions: { code: 'BUSY', http: { status: 503, headers: { 'retry-after': '2' } } },
  });

/**
 * Refuses requests that cost too much before they read anything, executes only a few at the same
 * time, and ends them when their budget says so. Cost depends on variables: a validation rule would
 * not do, because the library keeps the result of validation for the same text.
 */
export function boundedWork(): Plugin<ApiContext> {
  const light = new Slots(16, 400);
  const dear = new Slots(2, 40);
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
        const message = `This query costs ${cost} points, and may cost ${maxCost}: ask for fewer rows or fields.`;
        const error = new GraphQLError(message, { extensions: { code: 'TOO_EXPENSIVE' } });
        setResultAndStopExecution({ errors: [error] });
        return;
      }
      const execute = async (given: ExecutionArgs) => {
        budget.check();
        const stoppable: ExecutionArgs & { signal: AbortSignal } = {
          ...given,
          signal: budget.signal,
        };
        const result: unknown = await executeFn(stoppable);
        if (isRecord(result)) countCharacters(result.data, (count) => budget.takeCharacters(count));
        return result;
      };
      // Mutations have limits of their own, and some of them wait on purpose.
      if (operation.operation !== OperationTypeNode.QUERY) {
        setExecuteFn(execute);
        return;
      }
      const slots = cost < dearCost ? light : dear;
      setExecuteFn(async (given: ExecutionArgs) => {
        try {
          return await slots.run(() => execute(given));
        } catch (error) {
          throw error instanceof SlotsFull ? busy() : error;
        }
      });
    },
  };
}
