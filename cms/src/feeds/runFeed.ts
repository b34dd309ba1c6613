import { APIError, type BasePayload, getLocalI18n, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { Database } from '../db/Database';
import type { AdminText } from '../lib/adminLanguage';
import { yieldToEventLoop } from '../lib/yieldToEventLoop';
import { idOf } from '../lib/idOf';
import { logError } from '../logs/logError';
import type { Event, Feed, FeedEvent as Row } from '../payload-types';
import { datesOf } from '../sections/events/datesOf';
import type { FeedEvent, ReadFeed } from './FeedEvent';
import { notes, refusals } from './messages';
import {
  broughtDigest,
  dataOf,
  type PartName,
  partNames,
  parts,
  type PartState,
  writtenDigest,
} from './eventParts';
import { type FeedLine, type FeedReport, joinTexts, noText, reportOf } from './report';
import { textPart } from './textPart';

const states = z.record(z.string(), z.object({ brought: z.string(), written: z.string() }));

/** A row about an event that a feed has brought. */
interface Known {
  id: number;
  key: string;
  /** Null if the event was deleted. */
  event: number | null;
  state: Row['state'];
  parts: Readonly<Record<string, PartState>>;
}

const readRow = ({ id, key, event, state, parts: stored }: Row): Known => ({
  id,
  key,
  event: idOf(event),
  state,
  parts: states.catch({}).parse(stored),
});

const namesOf = (names: readonly PartName[]): AdminText => ({
  it: names.map((name) => parts[name].label.it).join(', '),
  en: names.map((name) => parts[name].label.en).join(', '),
});

const keptNote = (names: readonly PartName[]): AdminText => {
  const { it, en } = namesOf(names);
  return {
    it: `La fonte ha cambiato: ${it}. La redazione lo aveva già modificato, e vale la sua versione.`,
    en: `The source has changed: ${en}. An editor had changed it before, and that version counts.`,
  };
};

/** What of a new or changed event does not fit. */
const notesOf = ({ notes: own, html }: FeedEvent): AdminText =>
  joinTexts([...own, ...(textPart(html).isCut ? [notes.longText] : [])]);

const changeNote = (names: readonly PartName[], event: FeedEvent): AdminText =>
  joinTexts([namesOf(names), notesOf(event)]);

const refusedWrite: AdminText = {
  it: 'Il cms non l’ha accettato.',
  en: 'The cms did not accept it.',
};

/** One reading of a feed. */
class Run {
  private readonly lines: FeedLine[] = [];
  private readonly database: Database;
  private readonly byKey: Map<string, Known>;

  constructor(
    private readonly payload: BasePayload,
    private readonly feed: Feed,
    private readonly known: readonly Known[],
    private readonly options: { now: Date; write: boolean },
  ) {
    this.database = new Database(payload);
    this.byKey = new Map(known.map((row) => [row.key, row]));
  }

  async run({ events, refused }: ReadFeed): Promise<FeedReport> {
    for (const { key, name, reason, isOver } of refused) {
      const id = (key !== null && this.byKey.get(key)?.event) || undefined;
      this.lines.push({
        outcome: isOver ? 'over' : 'refused',
        name,
        detail: reason,
        ...(id && { id }),
      });
    }
    const keys = new Set([...events, ...refused].map(({ key }) => key));
    const gone = this.known.filter((row) => !keys.has(row.key));
    const adopted = new Set<Known>();
    for (const event of events) {
      const row = this.byKey.get(event.key) ?? this.sameAs(event, gone, adopted);
      const line = await this.bring(event, row).catch((error: unknown) =>
        this.failed(event, error),
      );
      this.lines.push(line);
      // Visitors do not wait for the whole feed.
      await yieldToEventLoop();
    }
    for (const row of gone) if (!adopted.has(row)) await this.miss(row);
    return reportOf(this.lines);
  }

  /** Some programs give each event a new UID each time. One with the same title and dates is the same. */
  private sameAs(event: FeedEvent, gone: Known[], adopted: Set<Known>): Known | undefined {
    const digests = (['title', 'when'] as const).map(
      (name) => [name, broughtDigest(name, event, this.feed)] as const,
    );
    const same = gone.find(
      (row) =>
        !adopted.has(row) && digests.every(([name, one]) => row.parts[name]?.brought === one),
    );
    if (same) adopted.add(same);
    return same;
  }

  private failed({ title: name }: FeedEvent, error: unknown): FeedLine {
    const isPublic = error instanceof APIError && error.status < 500;
    if (!isPublic) logError('feeds: an event was left out', error);
    const reason = isPublic ? { it: error.message, en: error.message } : refusedWrite;
    return { outcome: 'refused', name, detail: reason };
  }

  private find(id: number, req?: PayloadRequest): Promise<Event | null> {
    return this.payload.findByID({
      collection: 'events',
      id,
      depth: 0,
      draft: true,
      trash: true,
      locale: this.feed.site,
      disableErrors: true,
      ...(req && { req }),
    });
  }

  /** Runs writes in a transaction, unless nothing is to be written. Messages are in Italian, as the log is read there. */
  private async write<Result>(
    work: (req: PayloadRequest) => Promise<Result>,
  ): Promise<Result | undefined> {
    if (!this.options.write) return undefined;
    const i18n = await getLocalI18n({ config: this.payload.config, language: 'it' });
    return this.database.write((_, req) => work(Object.assign(req, { i18n, t: i18n.t })));
  }

  private async bring(event: FeedEvent, row: Known | undefined): Promise<FeedLine> {
    const name = event.title;
    if (!row) {
      if (event.cancelled) return { outcome: 'refused', name, detail: refusals.cancelledBefore };
      const id = await this.create(event);
      return { outcome: 'created', name, detail: notesOf(event), ...(id && { id }) };
    }
    if (row.event === null) return { outcome: 'refused', name, detail: refusals.inTrash };
    const id = row.event;
    const changed = partNames.filter(
      (one) => row.parts[one]?.brought !== broughtDigest(one, event, this.feed),
    );
    const isSettled = row.state === 'present' && row.key === event.key;
    if (changed.length === 0) {
      if (!isSettled) await this.write((req) => this.store(row, { key: event.key }, req));
      return { outcome: 'unchanged', name, detail: noText, id };
    }
    // Read and written in one transaction, so that nothing an editor saves meanwhile is lost.
    const change = async (req?: PayloadRequest): Promise<FeedLine> => {
      const doc = await this.find(id, req);
      if (!doc || doc.deletedAt)
        return { outcome: 'refused', name, detail: refusals.inTrash, ...(doc && { id }) };
      const free = changed.filter((one) => row.parts[one]?.written === writtenDigest(one, doc));
      const kept = changed.filter((one) => !free.includes(one));
      if (req) await this.update({ event, row, doc, free, kept }, req);
      if (kept.length > 0) return { outcome: 'kept', name, detail: keptNote(kept), id };
      return { outcome: 'changed', name, detail: changeNote(free, event), id };
    };
    return (await this.write(change)) ?? change();
  }

  private create(event: FeedEvent): Promise<number | undefined> {
    return this.write(async (req) => {
      const { feed } = this;
      const isPublic = feed.mode === 'publish';
      const { id } = await this.payload.create({
        collection: 'events',
        locale: feed.site,
        depth: 0,
        draft: !isPublic,
        req,
        data: {
          title: event.title,
          eventStartDate: event.dates[0]?.start ?? '',
          ...dataOf(partNames, event, feed),
          eventType: feed.eventType,
          categories: feed.categories?.map((one) => idOf(one)),
          _status: isPublic ? 'published' : 'draft',
        },
      });
      const doc = await this.find(id, req);
      await this.payload.create({
        collection: 'feedEvents',
        depth: 0,
        req,
        data: {
          feed: feed.id,
          event: id,
          key: event.key,
          state: 'present',
          parts: doc && this.statesOf(partNames, event, doc),
        },
      });
      return id;
    });
  }

  private statesOf = (names: readonly PartName[], event: FeedEvent, doc: Event) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          brought: broughtDigest(name, event, this.feed),
          written: writtenDigest(name, doc),
        },
      ]),
    );

  private async update(
    {
      event,
      row,
      doc,
      free,
      kept,
    }: { event: FeedEvent; row: Known; doc: Event; free: PartName[]; kept: PartName[] },
    req: PayloadRequest,
  ): Promise<void> {
    const { feed } = this;
    if (free.length > 0) {
      // What an editor has not published yet is published by nobody else.
      const isPublic = feed.mode === 'publish' && doc._status === 'published';
      await this.payload.update({
        collection: 'events',
        id: doc.id,
        locale: feed.site,
        depth: 0,
        draft: !isPublic,
        req,
        data: { ...dataOf(free, event, feed), _status: isPublic ? 'published' : 'draft' },
      });
    }
    const written = await this.find(doc.id, req);
    const ofKept = kept.map((name): [string, PartState] => [
      name,
      {
        brought: broughtDigest(name, event, feed),
        written: row.parts[name]?.written ?? '',
      },
    ]);
    const own = written ? this.statesOf(free, event, written) : {};
    const next: Record<string, PartState> = {
      ...row.parts,
      ...own,
      ...Object.fromEntries(ofKept),
    };
    await this.store(row, { key: event.key, parts: next }, req);
  }

  private store(
    { id }: Known,
    data: Partial<Pick<Row, 'key' | 'parts' | 'state'>>,
    req: PayloadRequest,
  ): Promise<unknown> {
    return this.payload.update({
      collection: 'feedEvents',
      id,
      depth: 0,
      req,
      data: { state: 'present', missingSince: null, ...data },
    });
  }

  /** Says that an event is not in the feed any more, unless it is over, or an editor has decided about it. */
  private async miss(row: Known): Promise<void> {
    if (row.event === null || row.state === 'settled') return;
    const doc = await this.find(row.event);
    const { now } = this.options;
    if (!doc || doc.deletedAt || doc.cancelled) return;
    if (datesOf(doc).every(({ overAt }) => overAt && new Date(overAt) <= now)) return;
    const { id, title: name } = doc;
    this.lines.push({ outcome: 'missing', name, detail: noText, id });
    if (row.state === 'missing') return;
    await this.write((req) =>
      this.payload.update({
        collection: 'feedEvents',
        id: row.id,
        depth: 0,
        req,
        data: { state: 'missing', missingSince: now.toISOString() },
      }),
    );
  }
}

/**
 * Brings the events of a feed into the cms, or only says what would be done. A part of an event that still is as the
 * feed brought it follows the feed; any other part is an editor's. Each event is written in a transaction of its own.
 */
export async function runFeed(
  payload: BasePayload,
  feed: Feed,
  read: ReadFeed,
  options: { now: Date; write: boolean },
): Promise<FeedReport> {
  const { docs } = await payload.find({
    collection: 'feedEvents',
    where: { feed: { equals: feed.id } },
    depth: 0,
    pagination: false,
  });
  return new Run(payload, feed, docs.map(readRow), options).run(read);
}
