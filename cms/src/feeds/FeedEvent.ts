import type { AdminText } from '../lib/adminLanguage';
import { sha256 } from '../lib/sha256';

/** One date of an event of a feed; times are ISO 8601. */
export interface FeedDate {
  start: string;
  /** Null without an end; the last moment of a day for one without an hour. */
  end: string | null;
  cancelled: boolean;
  /** Where it takes place; null for the place of the event. */
  place: string | null;
}

/** An event as a feed has it. */
export interface FeedEvent {
  /** Its UID, or else its link. */
  key: string;
  title: string;
  /** HTML from outside, with everything that it may contain. */
  html: string;
  url: string | null;
  place: string | null;
  position: { lat: number; lng: number } | null;
  /** At least one; the first one that is not cancelled comes first, then the others in their order. */
  dates: FeedDate[];
  cancelled: boolean;
  /** What was changed to fit. */
  notes: AdminText[];
}

/** An entry of a feed that cannot become an event, or need not. */
export interface RefusedEntry {
  /** Null if it has none. */
  key: string | null;
  name: string;
  reason: AdminText;
  /** Whether it is only over, which is no fault. */
  isOver?: boolean;
}

/** What a feed has. */
export interface ReadFeed {
  events: FeedEvent[];
  refused: RefusedEntry[];
}

/** Why nothing of a feed can be used. */
export class FeedFault extends Error {
  override name = 'FeedFault';

  constructor(readonly texts: AdminText) {
    super(texts.en);
  }
}

/** A key as it is stored: a long one by its digest, because databases do not index long texts. */
export const shortKey = (key: string): string => (key.length > 200 ? sha256(key) : key);
