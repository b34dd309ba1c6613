/** The reason for a failure. Screens map its code to a text. */
export interface AuthError {
  /** A code of the cms or the BFF, for example INVALID; `network` when there was no response. */
  code: string;
  /** For developers; visitors see a text that is chosen by the code. */
  message: string;
  /** Seconds to wait before the next attempt. */
  retryAfter?: number;
}

/** The result of a call to the BFF. Such calls never throw. */
export type Result<Value = undefined> =
  { ok: true; value: Value } | { ok: false; errors: AuthError[] };
