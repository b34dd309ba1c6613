/** What was asked for has another address for good: answered with a permanent redirect. */
export class Moved extends Error {
  /** @param to path with the language's prefix */
  constructor(readonly to: string) {
    super(`moved to ${to}`);
    this.name = 'Moved';
  }
}
