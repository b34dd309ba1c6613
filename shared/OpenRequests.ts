import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Counts the requests of each client that are not answered completely, so that no client can fill the program with them:
 * a connection may send any number before it reads an answer.
 */
export class OpenRequests<Client> {
  /** The oldest first. */
  private readonly open = new Map<Client, Set<IncomingMessage>>();

  /** @param max the most open requests of a client */
  constructor(private readonly max: number) {}

  /**
   * Counts a request until its response is complete or its client has gone. When a client has too many, the oldest whose
   * body has not arrived is ended: otherwise one slow line would lock out all who share its address.
   *
   * @param client a network or a connection
   * @returns false for a request that is too much
   */
  admit(client: Client, request: IncomingMessage, response: ServerResponse): boolean {
    const open = this.open.get(client) ?? new Set();
    if (open.size >= this.max) {
      const slow = [...open].find(({ complete }) => !complete);
      if (!slow) return false;
      open.delete(slow);
      slow.destroy();
    }
    this.open.set(client, open.add(request));
    response.once('close', () => {
      open.delete(request);
      if (open.size === 0 && this.open.get(client) === open) this.open.delete(client);
    });
    return true;
  }
}
