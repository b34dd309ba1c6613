import type { PayloadRequest } from 'payload';
import { env } from '../env';
import { peerHeader } from '../http/peerHeader';
import { peersOf } from '../http/peers';
import { countedAddress, visitorAddress } from '../http/visitorAddress';

/** The address that limits count for a request to Payload; empty for the program's own calls. */
export function addressOf({ headers }: Pick<PayloadRequest, 'headers'>): string {
  const peers = peersOf(
    headers.get(peerHeader) ?? undefined,
    headers.get('x-forwarded-for') ?? undefined,
  );
  return countedAddress(visitorAddress(peers, env.trusted));
}
