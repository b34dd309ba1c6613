import path from 'node:path';
import { types } from 'node:util';
import { isRecord } from '../lib/isRecord';
import { LogSafeError } from './LogSafeError';

/** What may be logged of an error. */
export interface ErrorFacts {
  name: string;
  /** SQLSTATE, SQLITE_…, an error code of Node or of a library. */
  code?: string;
  /** Only of errors whose message this program wrote for its log, or that names nothing but a table. */
  message?: string;
  /** HTTP status, or the answer of a mail server. */
  status?: number;
  table?: string;
  column?: string;
  constraint?: string;
  /** What was sent to the database: the verb and the table, no value. */
  statement?: string;
  stack?: string[];
  cause?: ErrorFacts;
}

/** Whether a value is an error, of whichever realm: native modules and tests have classes of their own. */
export const isError = (value: unknown): value is Error =>
  value instanceof Error || types.isNativeError(value);

const deepest = 4;
const mostFrames = 12;

const fits = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

const identifier = /^[A-Za-z_]\w{0,62}$/;
const upperCase = /^[A-Z0-9][A-Z0-9_]{2,60}$/;
const camelCase = /^[A-Z][A-Za-z]{2,60}$/;

// What both databases say of a table or a column that is not there, and the client of PostgreSQL of a
// connection that broke: they quote no value.
const named = '"?[A-Za-z_][\\w.]{0,120}"?';
const harmless = new RegExp(
  `^(?:SQLITE_ERROR: )?(?:no such (?:table|column): ${named}|table ${named} has no column named ${named}` +
    `|(?:relation|column) ${named}(?: of relation ${named})? does not exist|permission denied for table ${named}` +
    `|Connection terminated(?: unexpectedly)?|Client has encountered a connection error and is not queryable)$`,
);

/** Verb and table of a statement; what stands behind may hold values. */
function statementOf(sql: unknown): string | undefined {
  if (typeof sql !== 'string') return undefined;
  const [, verb, table] =
    /^\s*(insert into|update|delete from)\s+"?([A-Za-z_]\w*)/i.exec(sql) ??
    /^\s*(select)\s[^']*?\sfrom\s+"?([A-Za-z_]\w*)/i.exec(sql) ??
    [];
  return verb && table && `${verb.toLowerCase()} ${table}`;
}

const root = process.cwd();
const frame =
  /^ {4}at (?:async )?(?:new )?(?:([\w$.<>[\] ]{1,120}) )?\(?((?:file:\/\/)?\/[^()\s]+|node:[^()\s]+):(\d+):\d+\)?$/;

/** Functions and lines of a stack. The message in front of them, of whatever length, is left out. */
function framesOf({ stack = '', message }: Error): string[] {
  const at = stack.indexOf(message);
  return stack
    .slice(at < 0 ? 0 : at + message.length)
    .split('\n')
    .flatMap((line) => {
      const [, called, file = '', number] = frame.exec(line) ?? [];
      if (number === undefined) return [];
      const short = file.startsWith('node:')
        ? file
        : path.relative(root, file.replace('file://', ''));
      return [`${called ?? '?'} ${short}:${number}`];
    })
    .slice(0, mostFrames);
}

function messageOf(error: Error): string | undefined {
  return error instanceof LogSafeError ? error.message : fits(error.message, harmless);
}

function causeOf(error: Error): unknown {
  if (error instanceof AggregateError) return error.errors[0] as unknown;
  // GraphQL keeps what a resolver threw under a name of its own.
  return error.cause ?? ('originalError' in error ? error.originalError : undefined);
}

const statusOf = ({ status, responseCode }: Record<string, unknown>): number | undefined =>
  [status, responseCode].find((value) => typeof value === 'number');

/**
 * What may be logged of anything that was thrown: kind, codes, names of the database and lines of the
 * program. A message is left out, because databases, mail servers and parsers quote in it what they
 * were given: addresses, names, hashes. So are all properties that are not named here.
 */
export function describeError(error: unknown, depth = 0): ErrorFacts {
  if (!isError(error)) return { name: `not an error: ${typeof error}` };
  const fields: Record<string, unknown> = isRecord(error) ? error : {};
  const cause = depth < deepest ? causeOf(error) : undefined;
  const stack = framesOf(error);
  const facts: ErrorFacts = {
    name: fits(error.name, camelCase) ?? 'Error',
    code: fits(fields.code, upperCase),
    message: messageOf(error),
    status: statusOf(fields),
    table: fits(fields.table, identifier),
    column: fits(fields.column, identifier),
    constraint: fits(fields.constraint, identifier),
    statement: statementOf(fields.query),
    stack: stack.length > 0 ? stack : undefined,
    cause: isError(cause) ? describeError(cause, depth + 1) : undefined,
  };
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined),
  ) as unknown as ErrorFacts;
}
