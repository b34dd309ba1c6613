import type { ServerResponse } from 'node:http';
import { networkOf } from './NetworkPace';

/**
 * Counts the requests of each network that are not answered completely, so that one client cannot fill the program with
 * them: a connection may send any number before it reads an answer.
 */
export class OpenRequests {
  private readonly open = new Map<string, number>();

  /** @param max the most open requests of a network */
  constructor(private readonly max: number) {}

  /**
   * Counts a request until its response is complete or its client has gone.
   *
   * @param address as `visitorAddress` returns it
   * @returns false for a request that is too much
   */
  admit(address: string, response: ServerResponse): boolean {
    const network = networkOf(address);
    const count = this.open.get(network) ?? 0;
    if (count >= this.max) return false;
    this.open.set(network, count + 1);
    response.once('close', () => {
      const rest = (this.open.get(network) ?? 1) - 1;
      if (rest > 0) this.open.set(network, rest);
      else this.open.delete(network);
    });
    return true;
  }
}
