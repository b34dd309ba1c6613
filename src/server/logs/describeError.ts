import { framesOf, isError } from '@studium/shared/stack';
import { AppError } from '@/errors/AppError';

/**
 * The loggable part of a thrown value: the message of an AppError, and of other errors only the class, the
 * code and the stack frames. Their messages may quote a visitor's input: an address, a search, a body.
 */
export function describeError(error: unknown, depth = 0): string {
  if (!isError(error)) return `not an error: ${typeof error}`;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const kind = /^[A-Z][A-Za-z]{2,60}$/.test(error.name) ? error.name : 'Error';
  const parts =
    error instanceof AppError
      ? [error.message]
      : [kind, ...(/^[A-Z][A-Z0-9_]{2,60}$/.test(code) ? [code] : []), ...framesOf(error)];
  const cause = isError(error.cause) && depth < 4 ? [describeError(error.cause, depth + 1)] : [];
  return [parts.join(' | '), ...cause].join('; because of ');
}
