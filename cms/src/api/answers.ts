import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { BasePayload } from 'payload';
import { SharedSignal } from '../lib/SharedSignal';
import { readRevision, type Revision, stateOf } from '../publish/revision';
import { entryCollections } from '../sections';

/** Bytes that answers may take in memory: about 600 long lists. */
const maxSize = 24_000_000;

interface Answer {
  body: string;
  /** What was read for it. */
  parts: string[];
  /** The state of what was read. */
  state: string;
  /** Unix milliseconds at which an entry appears or leaves by its dates. */
  until: number;
}

/** An answer that is being worked out. */
interface Flight {
  waiting: SharedSignal;
  /** Its body, or null where it turned out to be the first caller's own. */
  body: Promise<string | null>;
}

/** Works out an answer, until the signal aborts. */
type Make = (signal: AbortSignal) => Promise<Response>;

/**
 * Answers to public reads, kept until something of what was read for them is published. Nothing is
 * ever answered from a state that is not the database's own at that moment: the revision is read for
 * each request. Equal requests that arrive together are worked out once.
 */
export class Answers {
  private readonly kept = new LRUCache<string, Answer>({
    maxSize,
    sizeCalculation: ({ body }) => body.length + 1,
  });
  private readonly flights = new Map<string, Flight>();
  private boundary: { state: string; until: number } | undefined;

  constructor(private readonly payload: BasePayload) {}

  /**
   * The kept answer to a request's body, or one that is made and, if public, kept. Only for requests
   * without credentials: the answer may be given to others who send the same body.
   *
   * @param make Its signal aborts when nobody waits for the answer any more.
   * @param gone Aborts when this caller waits no longer. Others who wait for the same get their answer.
   */
  async answer(body: string, make: Make, gone?: AbortSignal): Promise<Response> {
    const revision = await readRevision(this.payload);
    const key = createHash('sha1').update(body).digest('base64');
    const known = this.kept.get(key);
    if (known && known.state === stateOf(revision, known.parts) && Date.now() < known.until)
      return toResponse(known.body);
    // An answer that began before a publication is not for those who ask after it.
    const name = `${key} ${stateOf(revision, [...revision.keys()])}`;
    const flight = this.flights.get(name);
    if (!flight || flight.waiting.signal.aborted)
      return this.takeOff(name, make, gone, (response) => this.keep(key, revision, response));
    flight.waiting.join(gone);
    // What is the first caller's own, or has failed, each caller has to ask for.
    const text = await flight.body.catch(() => null);
    return text === null ? make(gone ?? new AbortController().signal) : toResponse(text);
  }

  /** Makes an answer that equal requests wait for meanwhile. */
  private async takeOff(
    name: string,
    make: Make,
    gone: AbortSignal | undefined,
    keep: (response: Response) => Promise<string | null>,
  ): Promise<Response> {
    const waiting = new SharedSignal();
    waiting.join(gone);
    const made = make(waiting.signal);
    const flight: Flight = { waiting, body: made.then(keep) };
    this.flights.set(name, flight);
    try {
      const text = await flight.body;
      return text === null ? await made : toResponse(text);
    } finally {
      if (this.flights.get(name) === flight) this.flights.delete(name);
    }
  }

  /** The body of a public answer, which is kept; null for another, which is left unread. */
  private async keep(key: string, revision: Revision, response: Response): Promise<string | null> {
    const read = response.headers.get(publicHeader);
    if (read === null || response.status !== 200) return null;
    const text = await response.text();
    const until = await this.nextBoundary(revision);
    const parts = read.split(' ');
    this.kept.set(key, { body: text, parts, state: stateOf(revision, parts), until });
    return text;
  }

  /** The next moment at which a date of an entry changes what is public. */
  private async nextBoundary(revision: Revision): Promise<number> {
    const state = stateOf(revision, entryCollections);
    if (this.boundary?.state === state && Date.now() < this.boundary.until)
      return this.boundary.until;
    const now = new Date().toISOString();
    const dates = await Promise.all(
      entryCollections.flatMap((collection) =>
        (['postDate', 'expiryDate'] as const).map(async (field) => {
          const { docs } = await this.payload.db.find<Record<string, unknown>>({
            collection,
            where: {
              and: [{ _status: { equals: 'published' } }, { [field]: { greater_than: now } }],
            },
            sort: [field],
            limit: 1,
            pagination: false,
            select: { [field]: true },
          });
          const date = docs[0]?.[field];
          return typeof date === 'string' ? new Date(date).getTime() : Infinity;
        }),
      ),
    );
    const until = Math.min(...dates);
    this.boundary = { state, until };
    return until;
  }
}

const toResponse = (body: string): Response =>
  new Response(body, { headers: { 'content-type': 'application/json' } });

/**
 * Header by which the GraphQL server marks answers to reads without errors, with the parts that were
 * read, between blanks; never sent out.
 */
export const publicHeader = 'x-studium-public';
