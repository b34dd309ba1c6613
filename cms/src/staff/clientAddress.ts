import type { PayloadRequest } from 'payload';
import { env } from '../env';
import { peerHeader } from '../http/peerHeader';
import { countedAddress, peersOf, visitorAddress } from '@studium/shared/visitorAddress';

/** The address of a request to Payload for rate limits; empty for calls of the program itself. */
export function clientAddress({ headers }: Pick<PayloadRequest, 'headers'>): string {
  const peers = peersOf(
    headers.get(peerHeader) ?? undefined,
    headers.get('x-forwarded-for') ?? undefined,
  );
  return countedAddress(visitorAddress(peers, env.isTrustedProxy));
}
