/** Why something could not be done, for a screen to put into words. */
export interface AuthError {
  /** As the cms and the site name it, such as INVALID; `network` where no answer came. */
  code: string;
  /** For developers; what people read is chosen by the code. */
  message: string;
  /** Seconds after which to try again. */
  retryAfter?: number;
}

/** What became of a call to the site. Nothing is thrown. */
export type Result<Value = undefined> =
  { ok: true; value: Value } | { ok: false; errors: AuthError[] };
