/**
 * The requested entry has a new address; the response is a 307. Browsers cache a permanent redirect for
 * ever, so an entry that gets its old address back would cause a redirect loop. Search engines use the
 * canonical address of the target page.
 */
export class RedirectError extends Error {
  /** @param to path with the language's prefix */
  constructor(readonly to: string) {
    super(`redirect to ${to}`);
    this.name = 'RedirectError';
  }
}
