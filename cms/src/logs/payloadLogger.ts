import { isRecord } from '../lib/isRecord';
import { describeError, isError } from './describeError';

/** What Payload says while it migrates; names of files. */
const harmless =
  /^(?:Reading migration files from [\w./:\\-]+|Migrat(?:ing|ed): {1,3}[\w-]+(?: \(\d+ms\))?|Done\.)$/;

const errorIn = (value: unknown): unknown =>
  isRecord(value) ? (value.err ?? value.error) : undefined;

/** The line of the program that logs, for what is logged without an error. */
function caller(): string[] | undefined {
  const { stack } = describeError(new Error());
  return stack?.filter((line) => !/\b(?:pino|thread-stream|src\/logs)\//.test(line)).slice(0, 2);
}

/**
 * What a call of Payload's logger may print. Its texts quote errors, addresses of requests, names of
 * files and values of fields, so that the line of code stands in their place.
 */
export function payloadFacts(values: readonly unknown[]): Record<string, unknown> {
  const error = values.find(isError) ?? errorIn(values[0]);
  if (error !== undefined) return { err: describeError(error) };
  const [first] = values;
  const text = isRecord(first) ? first.msg : first;
  return typeof text === 'string' && harmless.test(text) ? { msg: text } : { at: caller() };
}

/** Options of Payload's logger: one line of JSON each, to the standard output. */
export const payloadLogger = {
  options: {
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    hooks: {
      logMethod(
        this: object,
        values: readonly unknown[],
        print: (this: object, facts: Record<string, unknown>) => void,
      ) {
        print.call(this, payloadFacts(values));
      },
    },
  },
  destination: process.stdout,
};
