/** An error whose message may be logged: this program wrote it, out of nothing that a visitor sent. */
export class LogSafeError extends Error {
  override name = 'LogSafeError';
}
