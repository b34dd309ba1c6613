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
  waitForMailsAtTheEnd();
  return answer;
}

let isWaiting = false;

/**
 * Makes Next wait for the mails when it stops: it exits after its last request, and what `after` is given
 * belongs to one. That request is held until the program ends, so there is only one (of each route: Next
 * loads this module several times). While the program stops every request is held, because it may
 * have queued a mail since.
 */
function waitForMailsAtTheEnd(): void {
  if (isWaiting && !mails.isFinishing()) return;
  isWaiting = true;
  after(() => mails.finished());
}
