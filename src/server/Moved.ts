/**
 * What was asked for has another address today: answered with 307. Browsers keep a permanent redirect
 * for ever, and an entry that takes its old address back would send them round in a circle; search
 * engines go by the canonical address of the page that they are sent to.
 */
export class Moved extends Error {
  /** @param to path with the language's prefix */
  constructor(readonly to: string) {
    super(`moved to ${to}`);
    this.name = 'Moved';
  }
}
