import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { sharedTtlMs } from '../MemoryCache';
import { pageRead, pageWritten } from '../shared/pageEvents.mjs';
import { readResponse, sendAgain, type CachedResponse } from './CachedResponse';

/** Maximum number of responses; each has some kB of headers. */
const maxResponses = 2000;
/** Longer addresses are not stored, so that the memory is limited. */
const maxUrlLength = 1000;
/** Milliseconds for which a response may still be sent while one request renews it. */
const renewalMs = 1000;

interface Entry extends CachedResponse {
  /** The key of the page in the page cache. */
  page: string;
  /** Milliseconds of `performance.now()`, which never goes back. */
  storedAt: number;
  isRenewing: boolean;
}

/** A request that Next answers. */
interface Exchange {
  /** The keys of the pages that it has read from the page cache. */
  pages: Set<string>;
  /** `ResponseCache.writes` at its beginning. */
  writes: number;
}

/**
 * The last responses of one server for cached pages, so that most requests do not reach Next. A response is sent
 * again until its page is written, and at most for `sharedTtlMs`: of several sites only one writes a page. Then one
 * request goes to Next, and others still get the stored response until it is answered.
 */
export class ResponseCache {
  private readonly entries = new LRUCache<string, Entry>({ max: maxResponses });
  private readonly exchanges = new AsyncLocalStorage<Exchange>();
  /** Number of pages written since the start. */
  private writes = 0;

  constructor() {
    subscribe(pageRead, (key) => {
      if (typeof key === 'string') this.exchanges.getStore()?.pages.add(key);
    });
    subscribe(pageWritten, (key) => {
      this.writes += 1;
      for (const [url, { page }] of this.entries.entries())
        if (page === key) this.entries.delete(url);
    });
  }

  /** Answers a request with the stored response, or calls `next`, and then stores its response. */
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const url = request.url ?? '';
    if (!isForEveryVisitor(request)) {
      next();
      return;
    }
    const entry = this.findUsable(url);
    if (entry && sendAgain(entry, request, response)) return;
    const exchange: Exchange = { pages: new Set(), writes: this.writes };
    response.once('finish', () => this.store(url, response, exchange));
    this.exchanges.run(exchange, next);
  }

  /** The stored response, unless it is too old, or this request has to renew it. */
  private findUsable(url: string): Entry | null {
    const entry = this.entries.get(url);
    if (!entry) return null;
    const ageMs = performance.now() - entry.storedAt;
    if (ageMs < sharedTtlMs) return entry;
    if (!entry.isRenewing) {
      entry.isRenewing = true;
      return null;
    }
    if (ageMs < sharedTtlMs + renewalMs) return entry;
    this.entries.delete(url);
    return null;
  }

  private store(url: string, response: ServerResponse, { pages, writes }: Exchange): void {
    // If a page was written meanwhile, the response may show the version before it.
    if (writes !== this.writes) return;
    const read = readResponse(response, this.entries.peek(url));
    const [page, ...others] = pages;
    if (read && page !== undefined && others.length === 0)
      this.entries.set(url, { ...read, page, storedAt: performance.now(), isRenewing: false });
    else this.entries.delete(url);
  }
}

/** Whether a request may get a stored response: not in a preview, and not for the internal purposes of Next. */
function isForEveryVisitor({ method, url = '', headers }: IncomingMessage): boolean {
  const isData = headers['x-nextjs-data'] !== undefined;
  return (
    method === 'GET' &&
    url.length <= maxUrlLength &&
    isData === url.startsWith('/_next/data/') &&
    headers['x-prerender-revalidate'] === undefined &&
    !/\b__(prerender_bypass|next_preview_data)=/.test(headers.cookie ?? '')
  );
}
