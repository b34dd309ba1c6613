import { after } from 'next/server';
import { mails } from '../mail/mails';
import { handle } from './handle';
import { peerHeader } from './peerHeader';
import { peersOf } from './peers';

const notFound = (): Response => new Response('Not found', { status: 404 });

/** Answers a request that came through Next with the same handlers as the plain server. */
export async function nextRoute(request: Request): Promise<Response> {
  const peers = peersOf(
    request.headers.get(peerHeader) ?? undefined,
    request.headers.get('x-forwarded-for') ?? undefined,
  );
  const answer = (await handle({ request, peers })) ?? notFound();
  // A server that is told to stop waits for this.
  after(() => mails.settled());
  return answer;
}
