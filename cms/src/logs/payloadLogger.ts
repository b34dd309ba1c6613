import { isRecord } from '../lib/isRecord';
import { isError } from '@studium/shared/stack';
import { describeError } from './describeError';

/** Messages of Payload about migrations, which contain only file names. */
const harmless =
  /^(?:Reading migration files from [\w./:\\-]+|Migrat(?:ing|ed): {1,3}[\w-]+(?: \(\d+ms\))?|Done\.)$/;

const errorIn = (value: unknown): unknown =>
  isRecord(value) ? (value.err ?? value.error) : undefined;

/** The line of the program that logs, for a message without an error. */
function caller(): string[] | undefined {
  const { stack } = describeError(new Error());
  return stack?.filter((line) => !/\b(?:pino|thread-stream|src\/logs)\//.test(line)).slice(0, 2);
}

/**
 * The facts that a call of Payload's logger may print. Its texts quote errors, URLs, file names and values
 * of fields, so they are replaced by the line of code that logs.
 */
export function payloadFacts(values: readonly unknown[]): Record<string, unknown> {
  const error = values.find(isError) ?? errorIn(values[0]);
  if (error !== undefined) return { err: describeError(error) };
  const [first] = values;
  const text = isRecord(first) ? first.msg : first;
  return typeof text === 'string' && harmless.test(text) ? { msg: text } : { at: caller() };
}

/** Options of Payload's logger: one line of JSON per message, to the standard output. */
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
