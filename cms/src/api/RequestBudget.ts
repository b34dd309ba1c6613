import { GraphQLError } from 'graphql';

/**
 * The limits of one request: documents read from the database, sort keys of documents of several sections,
 * and characters of the answer.
 */
export const maxRows = 2200;
export const maxKeys = 8000;
export const maxCharacters = 8_000_000;

/**
 * Counts what one request uses. If it exceeds a limit or its deadline, or the client disconnects, the signal
 * aborts with the reason, and the executor and the reader start no further work.
 */
export class RequestBudget {
  // AbortSignal.any is not used, because Node 20 never frees a combined signal that has listeners.
  private readonly controller = new AbortController();
  private rows = 0;
  private keys = 0;
  private characters = 0;

  constructor(signal: AbortSignal) {
    const stop = () => this.controller.abort(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** @throws the abort reason if the request must stop */
  check(): void {
    this.signal.throwIfAborted();
  }

  /** Counts documents that were read. @throws GraphQLError TOO_MANY_ROWS */
  takeRows(count: number): void {
    this.rows += count;
    if (this.rows > maxRows)
      this.stop('TOO_MANY_ROWS', `A query may read ${maxRows} documents at most.`);
  }

  /** Counts sort keys that were read. @throws GraphQLError TOO_MANY_ROWS */
  takeKeys(count: number): void {
    this.keys += count;
    if (this.keys > maxKeys)
      this.stop('TOO_MANY_ROWS', `A query may order ${maxKeys} documents at most.`);
  }

  /** Counts characters of the answer. @throws GraphQLError ANSWER_TOO_LARGE */
  takeCharacters(count: number): void {
    this.characters += count;
    if (this.characters > maxCharacters)
      this.stop('ANSWER_TOO_LARGE', `An answer may have ${maxCharacters} characters at most.`);
  }

  private stop(code: string, message: string): never {
    const error = new GraphQLError(message, { extensions: { code } });
    this.controller.abort(error);
    throw error;
  }
}
