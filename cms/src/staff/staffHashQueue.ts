import type { PayloadRequest } from 'payload';
import { senderOf } from '../accounts/networksOf';
import { json } from '../http/json';
import { requestLanguage } from '../http/requestLanguage';
import { QueueFullError } from '../lib/ConcurrencyLimiter';
import { FairConcurrencyLimiter } from '../lib/FairConcurrencyLimiter';
import { clientAddress } from './clientAddress';

/** Maximum number of waiting requests; the last of them waits for half a minute. */
const maxWaiting = 100;
/** Seconds after which a client may retry when the queue is full. */
const retryAfter = 5;

const busyMessage = {
  it: 'Troppi accessi nello stesso momento. Riprova tra qualche secondo.',
  en: 'Too many logins at once. Try again in a few seconds.',
};

// Payload hashes a password of the staff in 0.3 s of a core, and any number of them at once, in the same four
// threads that read files and hash the passwords of visitors.
const slots = new FairConcurrencyLimiter(1, maxWaiting);

/**
 * Answers the requests that hash passwords one after the other. Networks share the queue fairly, so that a
 * flood of logins from one network delays only that network.
 */
export async function inHashQueue(
  request: Pick<PayloadRequest, 'headers' | 'signal'>,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await slots.run(senderOf(clientAddress(request)), async () =>
      // A client that has left while it waited gets no answer, and its password need not be hashed.
      request.signal?.aborted ? new Response(null, { status: 503 }) : answer(),
    );
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    const message = busyMessage[requestLanguage(request.headers)];
    const busy = json({ errors: [{ message }] }, 503);
    busy.headers.set('retry-after', String(retryAfter));
    return busy;
  }
}
