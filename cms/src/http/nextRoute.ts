import { after } from 'next/server';
import { mails } from '../mail/mails';
import { handle } from './handle';
import { peerHeader } from './peerHeader';
import { peersOf } from './peers';

const notFound = (): Response => new Response('Not found', { status: 404 });

/** Handles a request that Next received with the same handlers as the plain server. */
export async function nextRoute(request: Request): Promise<Response> {
  const peers = peersOf(
    request.headers.get(peerHeader) ?? undefined,
    request.headers.get('x-forwarded-for') ?? undefined,
  );
  const answer = (await handle({ request, peers })) ?? notFound();
  waitForMailsOnExit();
  return answer;
}

let isWaiting = false;

/**
 * Makes Next wait for the mails before it exits. Next waits only for requests and for what they pass to
 * `after`. Such a request stays open until the program ends, so only one does this (one per route, because
 * Next loads this module once per route). While the program stops, every request does it, because it may
 * have queued a mail.
 */
function waitForMailsOnExit(): void {
  if (isWaiting && !mails.isFinishing()) return;
  isWaiting = true;
  after(() => mails.finished());
}
