/** An error whose message may be logged: it is our own text and contains nothing that a visitor sent. */
export class LogSafeError extends Error {
  override name = 'LogSafeError';
}
