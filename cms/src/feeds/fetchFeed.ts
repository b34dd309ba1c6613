import { lookup, type LookupAddress } from 'node:dns';
import ipaddr from 'ipaddr.js';
import { Agent, fetch, type Response } from 'undici';
import type { AdminText } from '../lib/adminLanguage';
import { FeedFault } from './FeedEvent';

/** The limits of a request to a feed; times are milliseconds, sizes bytes after decompression. */
const limits = { time: 20_000, bytes: 5_000_000, redirects: 3 };

const faults = {
  address: {
    it: 'L’indirizzo deve cominciare con https:// o http://, senza nome e password.',
    en: 'The address must start with https:// or http://, without a name and password.',
  },
  closed: {
    it: 'L’indirizzo porta in una rete privata: da qui non si legge.',
    en: 'The address leads into a private network: it is not read from here.',
  },
  redirects: {
    it: `L’indirizzo porta altrove più di ${limits.redirects} volte.`,
    en: `The address leads elsewhere more than ${limits.redirects} times.`,
  },
  large: { it: 'Il file supera 5 MB.', en: 'The file is larger than 5 MB.' },
  slow: {
    it: 'Il server della fonte non ha risposto in 20 secondi.',
    en: 'The server of the source did not answer within 20 seconds.',
  },
  unreachable: {
    it: 'Il server della fonte non risponde.',
    en: 'The server of the source does not answer.',
  },
  status: (status: number): AdminText => ({
    it: `Il server della fonte ha risposto con l’errore ${status}.`,
    en: `The server of the source answered with error ${status}.`,
  }),
};

/** What a server said of its answer, so that the next request is only for a newer one. */
export interface Freshness {
  etag?: string | null;
  lastModified?: string | null;
}

export interface Fetched extends Freshness {
  /** Null if the feed has not changed. */
  bytes: Uint8Array | null;
}

/** Whether an address of a network is one of the open internet: not of this machine, its network or its provider. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Resolves names to public addresses only, when a connection is made: what was checked before may have changed. */
const agentFor = (isAllowed: (address: string) => boolean): Agent =>
  new Agent({
    connections: 1,
    connect: {
      lookup: (name, options, done) =>
        lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
          const [first] = error ? [] : found;
          if (error || !first) done(error ?? new Error('no address'), '', 4);
          else if (!found.every(({ address }) => isAllowed(address)))
            done(new FeedFault(faults.closed), '', 4);
          else if (options.all) done(null, found);
          else done(null, first.address, first.family);
        }),
    },
  });

/** The address of a request. @throws FeedFault for another protocol, and for an address of a private network */
function checked(address: string, isAllowed: (address: string) => boolean): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new FeedFault(faults.address);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // No name is resolved for a number.
  if (ipaddr.isValid(host) && !isAllowed(host)) throw new FeedFault(faults.closed);
  return url;
}

async function readBody({ body }: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const chunks: AsyncIterable<Uint8Array> | Uint8Array[] = body ?? [];
  for await (const part of chunks) {
    size += part.length;
    if (size > limits.bytes) throw new FeedFault(faults.large);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The fault behind an error: one of ours may be the cause of another. */
function faultOf(error: unknown): FeedFault {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof FeedFault) return one;
    if (one.name === 'TimeoutError') return new FeedFault(faults.slow);
  }
  return new FeedFault(faults.unreachable);
}

/**
 * Requests a feed from an address that an editor has written. It reads only from the open internet, also after each
 * redirect, and within limits of time and size.
 *
 * @param known what the server said the last time
 * @param isAllowed for tests, whose servers are on this machine
 * @throws FeedFault
 */
export async function fetchFeed(
  address: string,
  known: Freshness = {},
  isAllowed = isPublicAddress,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(limits.time);
  const dispatcher = agentFor(isAllowed);
  const headers = {
    accept: 'text/calendar, application/rss+xml, application/atom+xml, application/xml, */*;q=0.5',
    'user-agent': 'Studium',
    ...(known.etag && { 'if-none-match': known.etag }),
    ...(known.lastModified && { 'if-modified-since': known.lastModified }),
  };
  try {
    let url = checked(address, isAllowed);
    for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
      const response = await fetch(url, { headers, signal, dispatcher, redirect: 'manual' });
      const target = response.headers.get('location');
      if (response.status === 304) return { ...known, bytes: null };
      if (response.status >= 300 && response.status < 400 && target) {
        await response.body?.cancel();
        url = checked(new URL(target, url).href, isAllowed);
        continue;
      }
      if (!response.ok) throw new FeedFault(faults.status(response.status));
      return {
        bytes: await readBody(response),
        etag: response.headers.get('etag'),
        lastModified: response.headers.get('last-modified'),
      };
    }
    throw new FeedFault(faults.redirects);
  } catch (error) {
    throw faultOf(error);
  } finally {
    await dispatcher.destroy();
  }
}
