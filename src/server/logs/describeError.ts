import path from 'node:path';
import { types } from 'node:util';
import { AppError } from '@/errors/AppError';

export const isError = (value: unknown): value is Error =>
  value instanceof Error || types.isNativeError(value);

const maxFrames = 12;
const frame =
  /^ {4}at (?:async )?(?:new )?(?:([\w$.<>[\] ]{1,120}) )?\(?((?:file:\/\/)?\/[^()\s]+|node:[^()\s]+):(\d+):\d+\)?$/;

/** The functions and lines of a stack, without the message. */
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
        : path.relative(process.cwd(), file.replace('file://', ''));
      return [`${called ?? '?'} ${short}:${number}`];
    })
    .slice(0, maxFrames);
}

/**
 * The loggable part of a thrown value: the message of an AppError, and of other errors only the class, the
 * code and the stack frames. Their messages may quote a visitor's input: an address, a search, a body.
 */
export function describeError(error: unknown, depth = 0): string {
  if (!isError(error)) return `not an error: ${typeof error}`;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const kind = /^[A-Z][A-Za-z]{2,60}$/.test(error.name) ? error.name : 'Error';
  const words =
    error instanceof AppError
      ? [error.message]
      : [kind, ...(/^[A-Z][A-Z0-9_]{2,60}$/.test(code) ? [code] : []), ...framesOf(error)];
  const cause = isError(error.cause) && depth < 4 ? [describeError(error.cause, depth + 1)] : [];
  return [words.join(' | '), ...cause].join('; because of ');
}
