import { GraphQLError } from 'graphql';

/**
 * The most that one request may hold: documents read from the database, keys by which documents of
 * several sections are ordered, and characters to answer.
 */
export const maxRows = 2200;
export const maxKeys = 25_000;
export const maxCharacters = 8_000_000;

/**
 * What one request may still use. When it has used too much, its deadline has passed or its client has
 * gone, the signal aborts with the reason, and neither the executor nor the reader starts anything new.
 */
export class RequestBudget {
  // Not AbortSignal.any: as long as something listens to its signal, Node 20 never frees it.
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

  /** @throws the reason why the request has to stop */
  check(): void {
    this.signal.throwIfAborted();
  }

  /** Counts documents that were read. @throws GraphQLError TOO_MANY_ROWS */
  takeRows(count: number): void {
    this.rows += count;
    if (this.rows > maxRows)
      this.stop('TOO_MANY_ROWS', `A query may read ${maxRows} documents at most.`);
  }

  /** Counts keys that were read. @throws GraphQLError TOO_MANY_ROWS */
  takeKeys(count: number): void {
    this.keys += count;
    if (this.keys > maxKeys)
      this.stop('TOO_MANY_ROWS', `A query may order ${maxKeys} documents at most.`);
  }

  /** Counts text that was made for the answer. @throws GraphQLError ANSWER_TOO_LARGE */
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
