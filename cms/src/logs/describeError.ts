import { LogSafeError } from '@studium/shared/LogSafeError';
import { framesOf, isError } from '@studium/shared/stack';
import { isRecord } from '../lib/isRecord';

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

const maxDepth = 4;

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
