import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { BasePayload } from 'payload';
import { readRevision, type Revision, stateOf } from '../publish/revision';
import { entryCollections } from '../sections';

/** Bytes that answers may take in memory. */
const maxSize = 48_000_000;

interface Answer {
  body: string;
  /** What was read for it. */
  parts: string[];
  /** The state of what was read. */
  state: string;
  /** Unix milliseconds at which an entry appears or leaves by its dates. */
  until: number;
}

/**
 * Answers to public reads, kept until something of what was read for them is published. Nothing is
 * ever answered from a state that is not the database's own at that moment: the revision is read for
 * each request.
 */
export class Answers {
  private readonly kept = new LRUCache<string, Answer>({
    maxSize,
    sizeCalculation: ({ body }) => body.length + 1,
  });
  private boundary: { state: string; until: number } | undefined;

  constructor(private readonly payload: BasePayload) {}

  /** The kept answer to a request's body, or one that is made and, if public, kept. */
  async answer(body: string, make: () => Promise<Response>): Promise<Response> {
    const revision = await readRevision(this.payload);
    const key = createHash('sha1').update(body).digest('base64');
    const known = this.kept.get(key);
    if (known && known.state === stateOf(revision, known.parts) && Date.now() < known.until)
      return new Response(known.body, { headers: { 'content-type': 'application/json' } });
    const response = await make();
    const read = response.headers.get(publicHeader);
    if (read === null || response.status !== 200) return response;
    const text = await response.text();
    const until = await this.nextBoundary(revision);
    const parts = read.split(' ');
    this.kept.set(key, { body: text, parts, state: stateOf(revision, parts), until });
    return new Response(text, { headers: { 'content-type': 'application/json' } });
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

/**
 * Header by which the GraphQL server marks answers to reads without errors, with the parts that were
 * read, between blanks; never sent out.
 */
export const publicHeader = 'x-studium-public';
