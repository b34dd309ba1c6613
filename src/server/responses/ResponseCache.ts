import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding } from '../compression/acceptedEncoding';
import { sharedTtlMs } from '../MemoryCache';
import { pageRead, pageWritten, responseShared } from '../shared/pageEvents.mjs';
import { readPage, readShared, sendAgain, type CachedResponse } from './CachedResponse';
import { collectBody, type SentBody } from './collectBody';

/** Maximum size of all responses in bytes, without the bodies of pages (compressedBodies.ts). */
const maxBytes = 24_000_000;
/** Bytes that a response takes besides its body, estimated; the policy is the longest header. */
const headBytes = 4000;
/** Longer addresses are not stored, so that the memory is limited. */
const maxUrlLength = 1000;
/**
 * Milliseconds for which the response for a cached page is sent again. A publication ends it earlier; the time delays
 * pages that the page cache regenerates because of their age.
 */
export const pageTtlMs = Math.min(sharedTtlMs, 10_000);
/** Milliseconds for which a response that depends on its address only is sent again. */
const queryTtlMs = 1000;
/** Milliseconds for which a response may still be sent while one request renews it. */
const renewalMs = 1000;

interface Entry extends CachedResponse {
  /** The key of the page in the page cache; null for a response that depends on its address only. */
  page: string | null;
  /** Milliseconds of `performance.now()`, which never goes back. */
  storedAt: number;
  isRenewing: boolean;
}

/** A request that Next answers. */
interface OpenRequest {
  /** The keys of the pages that it has read from the page cache. */
  pages: Set<string>;
  /** The value of `ResponseCache.writes` when the request began. */
  writes: number;
  /** The body as it is sent, for a response that depends on its address only. */
  sent: SentBody;
}

/**
 * The last responses of one server, so that most requests do not reach Next:
 *
 * - Responses for cached pages: until the page is written again, and for `pageTtlMs` at most, because another site
 *   may have written it.
 * - Responses that depend on their address only, such as a listing with a query: for a second.
 *
 * After that, one request goes to Next; until it is answered, the others still get the stored response.
 *
 * The path of a request: `answer` sends the stored response, if there is a usable one. Otherwise Next answers, and
 * `pageRead` and `responseShared` note what its response depends on. When it is finished, `readPage` or `readShared`
 * returns what can be sent again of it, and `store` stores that.
 */
export class ResponseCache {
  /** By encoding and address. */
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => headBytes + (body?.length ?? 0),
  });
  private readonly exchanges = new AsyncLocalStorage<OpenRequest>();
  /** Number of pages written since the start. */
  private writes = 0;

  constructor() {
    subscribe(pageRead, (key) => {
      if (typeof key === 'string') this.exchanges.getStore()?.pages.add(key);
    });
    subscribe(responseShared, () => this.exchanges.getStore()?.sent.start());
    subscribe(pageWritten, (written) => {
      this.writes += 1;
      // A publication may also change the responses that depend on their address only.
      for (const [key, { page }] of this.entries.entries())
        if (page === written || page === null) this.entries.delete(key);
    });
  }

  /** Answers a request with the stored response, or calls `next`, and then stores its response. */
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    if (!isForEveryVisitor(request)) {
      next();
      return;
    }
    const key = `${acceptedEncoding(request) ?? ''} ${request.url ?? ''}`;
    const entry = this.findUsable(key);
    if (entry && sendAgain(entry, request, response)) return;
    const sent = collectBody(response);
    const exchange: OpenRequest = { pages: new Set(), writes: this.writes, sent };
    response.once('finish', () => this.store(key, response, exchange));
    this.exchanges.run(exchange, next);
  }

  /** The stored response, unless it is too old, or this request has to renew it. */
  private findUsable(key: string): Entry | null {
    const entry = this.entries.get(key);
    if (!entry) return null;
    const ttlMs = entry.page === null ? queryTtlMs : pageTtlMs;
    const ageMs = performance.now() - entry.storedAt;
    if (ageMs < ttlMs) return entry;
    if (!entry.isRenewing) {
      entry.isRenewing = true;
      return null;
    }
    if (ageMs < ttlMs + renewalMs) return entry;
    this.entries.delete(key);
    return null;
  }

  private store(key: string, response: ServerResponse, exchange: OpenRequest): void {
    // If a page was written meanwhile, the response may show the version before it.
    if (exchange.writes !== this.writes) return;
    const found = this.readResponse(key, response, exchange);
    if (found) this.entries.set(key, { ...found, storedAt: performance.now(), isRenewing: false });
    else this.entries.delete(key);
  }

  private readResponse(key: string, response: ServerResponse, { pages, sent }: OpenRequest) {
    const body = sent.read();
    const shared = body && readShared(response, body);
    if (shared) return { ...shared, page: null };
    const [page, ...others] = pages;
    const read = readPage(response, this.entries.peek(key));
    return read && page !== undefined && others.length === 0 ? { ...read, page } : null;
  }
}

/** Whether a request may get a stored response: not in a preview. */
function isForEveryVisitor({ method, url = '', headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    url.length <= maxUrlLength &&
    !/\b__(prerender_bypass|next_preview_data)=/.test(headers.cookie ?? '')
  );
}
