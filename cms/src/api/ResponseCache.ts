import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { BasePayload } from 'payload';
import { rowsOf } from '../lib/rowsOf';
import { SharedSignal } from '../lib/SharedSignal';
import { readRevision, type Revision, stateOf } from '../publish/revision';
import { type EntryCollection, entryCollections } from '../sections/sections';
import { publicHeader } from './publicHeader';

/** The maximum length of all cached answers together, in characters: about 600 long lists. */
const maxSize = 24_000_000;

/** The dates at which visitors see other content: entries appear or disappear, and the next date of an event changes. */
const changingDates: { collection: EntryCollection; field: string }[] = [
  ...entryCollections.flatMap((collection) =>
    ['postDate', 'expiryDate'].map((field) => ({ collection, field })),
  ),
  { collection: 'events', field: 'eventDates.overAt' },
];

interface CachedResponse {
  body: string;
  /** The parts of the content that were read. */
  parts: string[];
  /** The revision of these parts. */
  state: string;
  /** Unix milliseconds of the next of `changingDates`. */
  until: number;
}

/** An answer that is being computed. */
interface PendingExecution {
  callers: SharedSignal;
  /** The body, or null if the answer is not public and therefore only for the first caller. */
  body: Promise<string | null>;
}

/** Computes an answer until the signal aborts. */
type Execute = (signal: AbortSignal) => Promise<Response>;

/**
 * Caches answers to public queries until content that was read for them is published. The revision is read
 * for each request, so an answer is never older than the database. Equal requests that arrive at the same
 * time are executed once.
 */
export class ResponseCache {
  private readonly entries = new LRUCache<string, CachedResponse>({
    maxSize,
    sizeCalculation: ({ body }) => body.length + 1,
  });
  private readonly pending = new Map<string, PendingExecution>();
  /** The first change by a date after the time `after`. */
  private nextChange: { state: string; after: number; until: number } | undefined;

  constructor(private readonly payload: BasePayload) {}

  /**
   * Returns the cached answer to a request body, or executes the request and caches a public answer. Use it
   * only for requests without credentials, because other callers with the same body may get the answer.
   *
   * @param execute Its signal aborts when no caller waits for the answer any more.
   * @param disconnected Aborts when this caller disconnects. Other callers still get the answer.
   */
  async respond(body: string, execute: Execute, disconnected?: AbortSignal): Promise<Response> {
    const began = Date.now();
    const revision = await readRevision(this.payload);
    const key = createHash('sha1').update(body).digest('base64');
    const cached = this.entries.get(key);
    if (cached && cached.state === stateOf(revision, cached.parts) && Date.now() < cached.until)
      return toResponse(cached.body);
    // A request after a publication must not share an execution that started before it.
    const name = `${key} ${stateOf(revision, [...revision.keys()])}`;
    const execution = this.pending.get(name);
    if (!execution || execution.callers.signal.aborted)
      return this.executeShared(name, execute, disconnected, (response) =>
        this.store({ key, revision, began }, response),
      );
    execution.callers.join(disconnected);
    // If the answer is not public or has failed, each caller executes the request itself.
    const text = await execution.body.catch(() => null);
    return text === null ? execute(disconnected ?? new AbortController().signal) : toResponse(text);
  }

  /** Executes a request while equal requests wait for its answer. */
  private async executeShared(
    name: string,
    execute: Execute,
    disconnected: AbortSignal | undefined,
    store: (response: Response) => Promise<string | null>,
  ): Promise<Response> {
    const waiting = new SharedSignal();
    waiting.join(disconnected);
    const response = execute(waiting.signal);
    const execution: PendingExecution = { callers: waiting, body: response.then(store) };
    this.pending.set(name, execution);
    try {
      const text = await execution.body;
      return text === null ? await response : toResponse(text);
    } finally {
      if (this.pending.get(name) === execution) this.pending.delete(name);
    }
  }

  /**
   * Caches a public answer and returns its body. Returns null for another answer, whose body stays unread.
   *
   * @param began Unix milliseconds at which the request came. A date that passed during the execution counts as a
   *   change, because the answer may be from before it.
   */
  private async store(
    { key, revision, began }: { key: string; revision: Revision; began: number },
    response: Response,
  ): Promise<string | null> {
    const read = response.headers.get(publicHeader);
    if (read === null || response.status !== 200) return null;
    const text = await response.text();
    const until = await this.readNextChange(revision, began);
    const parts = read.split(' ');
    this.entries.set(key, { body: text, parts, state: stateOf(revision, parts), until });
    return text;
  }

  /** Returns the first time after `began` at which a date of an entry changes the public content. */
  private async readNextChange(revision: Revision, began: number): Promise<number> {
    const state = stateOf(revision, entryCollections);
    const known = this.nextChange;
    if (known?.state === state && known.after <= began && began < known.until) return known.until;
    const now = new Date(began).toISOString();
    const dates = await Promise.all(
      changingDates.map(async ({ collection, field }) => {
        const [name = '', inRows] = field.split('.');
        const { docs } = await this.payload.db.find<Record<string, unknown>>({
          collection,
          where: {
            and: [{ _status: { equals: 'published' } }, { [field]: { greater_than: now } }],
          },
          sort: [field],
          limit: 1,
          pagination: false,
          select: { [name]: true },
        });
        const value = docs[0]?.[name];
        const found = inRows === undefined ? [value] : rowsOf(value).map((row) => row[inRows]);
        const times = found.flatMap((date) => (typeof date === 'string' ? Date.parse(date) : []));
        return Math.min(...times.filter((time) => time > began));
      }),
    );
    const until = Math.min(...dates);
    this.nextChange = { state, after: began, until };
    return until;
  }
}

const toResponse = (body: string): Response =>
  new Response(body, { headers: { 'content-type': 'application/json' } });
