import type { IncomingMessage } from 'node:http';
import { peersOf, visitorAddress } from '@studium/shared/visitorAddress';
import { env } from './env';

/** The parts of a request that its address comes from. There is no socket after the connection has closed. */
interface Received {
  headers: IncomingMessage['headers'];
  socket: { remoteAddress?: string | undefined } | null;
}

/** The IP address of the visitor who sent a request, or `unknown` after the connection has closed. */
export function ipAddressOf({ headers, socket }: Received): string {
  const peers = peersOf(socket?.remoteAddress, headers['x-forwarded-for']);
  return visitorAddress(peers, env().isTrustedProxy) || 'unknown';
}
