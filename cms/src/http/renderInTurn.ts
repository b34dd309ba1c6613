import { NetworkPace } from '@studium/shared/NetworkPace';
import { senderOf } from '../accounts/networksOf';
import { QueueFullError } from '../lib/ConcurrencyLimiter';
import { FairConcurrencyLimiter } from '../lib/FairConcurrencyLimiter';
import { requestLanguage } from './requestLanguage';

/** Seconds after which a client may retry. */
const retryAfter = 5;
/** Milliseconds after which a page no longer keeps others waiting, because its client reads slowly. */
const maxSlotMs = 1000;
/** The time after a page in which none is rendered, as a multiple of its own: the thread answers the contract then. */
const pauseFactor = 3;

const messages = {
  it: 'Troppe richieste nello stesso momento. Riprova tra qualche secondo.',
  en: 'Too many requests at once. Try again in a few seconds.',
};

/** The page is not rendered, because its network requests too many. */
class TooManyPages extends Error {
  override name = 'TooManyPages';
}

// A page of the admin takes a tenth of a second of the only thread, which answers the contract too.
const pace = new NetworkPace(
  { intervalMs: 1000, burst: 10, maxWaitMs: 3000, maxParallel: 1000 },
  (status) => (status === 429 ? new TooManyPages() : new QueueFullError()),
);
const slots = new FairConcurrencyLimiter(1, 50, maxSlotMs);

/**
 * Renders a page without a session of the staff: one a second for each network after ten at once, and one page at a time
 * for all networks, which share this queue fairly.
 *
 * @param address as countedAddress returns it
 * @returns the answer to a request that is refused, otherwise null
 */
export async function renderInTurn(
  address: string,
  headers: Headers,
  render: () => Promise<void>,
): Promise<Response | null> {
  try {
    await pace.run(address, () => renderInSlot(senderOf(address), render));
    return null;
  } catch (error) {
    if (error instanceof TooManyPages) return refusal(429, headers);
    if (error instanceof QueueFullError) return refusal(503, headers);
    throw error;
  }
}

async function renderInSlot(sender: string, render: () => Promise<void>): Promise<void> {
  let page: Promise<void> | undefined;
  await slots
    .run(sender, async () => {
      const began = performance.now();
      await (page = render());
      const pauseMs = pauseFactor * (performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
    })
    .catch((error: unknown) => {
      // A page that has lost its slot continues.
      if (!page) throw error;
    });
  await page;
}

const refusal = (status: 429 | 503, headers: Headers): Response =>
  new Response(messages[requestLanguage(headers)], {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
    },
  });
