import { isError } from '@studium/shared/stack';
import { AppError } from '@/errors/AppError';
import { describeError } from './describeError';
import { notePrinted } from './notePrinted';

/**
 * Logs an error in one line, without any input of a visitor.
 *
 * @param context the operation that failed, in fixed words; of an address at most the path
 */
export function logError(context: string, error: unknown): void {
  // What the site refuses during a flood would fill the log.
  if (error instanceof AppError && error.code.startsWith('site/')) return;
  if (isError(error)) notePrinted(error);
  console.error(`[${context}] ${describeError(error)}`);
}
