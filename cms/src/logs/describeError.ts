import path from 'node:path';
import { types } from 'node:util';
import { isRecord } from '../lib/isRecord';
import { LogSafeError } from './LogSafeError';

/** The facts of an error that may be logged. */
export interface ErrorFacts {
  name: string;
  /** SQLSTATE, SQLITE_…, or an error code of Node or a library. */
  code?: string;
  /** Only for a LogSafeError, or when the message contains no value, only a table or column. */
  message?: string;
  /** HTTP status, or the response code of a mail server. */
  status?: number;
  table?: string;
  column?: string;
  constraint?: string;
  /** The verb and the table of the SQL statement, without values. */
  statement?: string;
  stack?: string[];
  cause?: ErrorFacts;
}

/** Whether a value is an error of any realm; native modules and tests have their own error classes. */
export const isError = (value: unknown): value is Error =>
  value instanceof Error || types.isNativeError(value);

const maxDepth = 4;
const maxFrames = 12;

const fits = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

const identifier = /^[A-Za-z_]\w{0,62}$/;
const upperCase = /^[A-Z0-9][A-Z0-9_]{2,60}$/;
const camelCase = /^[A-Z][A-Za-z]{2,60}$/;

// Messages of both databases about a missing table or column, and of the PostgreSQL client about a broken
// connection. They contain no values.
const quotedName = '"?[A-Za-z_][\\w.]{0,120}"?';
const harmless = new RegExp(
  `^(?:SQLITE_ERROR: )?(?:no such (?:table|column): ${quotedName}|table ${quotedName} has no column named ${quotedName}` +
    `|(?:relation|column) ${quotedName}(?: of relation ${quotedName})? does not exist|permission denied for table ${quotedName}` +
    `|Connection terminated(?: unexpectedly)?|Client has encountered a connection error and is not queryable)$`,
);

/** Verb and table of a statement; the rest is omitted, because it may contain values. */
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

/** Functions and lines of a stack, without the message in front of them. */
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
    .slice(0, maxFrames);
}

function messageOf(error: Error): string | undefined {
  return error instanceof LogSafeError ? error.message : fits(error.message, harmless);
}

function causeOf(error: Error): unknown {
  if (error instanceof AggregateError) return error.errors[0] as unknown;
  // GraphQL stores the error of a resolver in `originalError`.
  return error.cause ?? ('originalError' in error ? error.originalError : undefined);
}

const statusOf = ({ status, responseCode }: Record<string, unknown>): number | undefined =>
  [status, responseCode].find((value) => typeof value === 'number');

/**
 * The facts of a thrown value that may be logged: name, codes, names in the database and lines of the
 * program. The message is omitted, because databases, mail servers and parsers quote their input in it:
 * addresses, names, hashes. All properties that are not listed here are omitted too.
 */
export function describeError(error: unknown, depth = 0): ErrorFacts {
  if (!isError(error)) return { name: `not an error: ${typeof error}` };
  const fields: Record<string, unknown> = isRecord(error) ? error : {};
  const cause = depth < maxDepth ? causeOf(error) : undefined;
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
