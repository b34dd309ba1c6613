import MiniSearch from 'minisearch';
import { searchWords } from '../lib/searchWords';
import type { EntryCollection } from '../sections';
import type { Site } from '../sites';
import { stemOf } from './stem';

/** What search knows of an entry in one language. */
export interface SearchDocument {
  collection: EntryCollection;
  /** Payload's id. */
  id: number;
  title: string;
  summary: string;
  text: string;
  /** Unix milliseconds between which visitors may see it. */
  from: number;
  until: number;
}

/** An entry that was found, the best first. */
export interface Hit {
  collection: EntryCollection;
  id: number;
  score: number;
}

interface Stored {
  id: string;
  collection: EntryCollection;
  docId: number;
  from: number;
  until: number;
}

/** A word in the title says more of an entry than one in its summary, that more than one below. */
const boost = { title: 8, summary: 3, text: 1 };

/** Shorter beginnings fit so many words that they say nothing. */
const shortestPrefix = 3;

/** The words of one language's public entries: stemmed, without accents, ranked by BM25. */
export class SearchIndex {
  private readonly index;
  private readonly ids = new Map<EntryCollection, Set<number>>();

  constructor(private readonly site: Site) {
    this.index = new MiniSearch<Stored>({
      fields: ['title', 'summary', 'text'],
      storeFields: ['collection', 'docId', 'from', 'until'],
      tokenize: searchWords,
      processTerm: (word) => stemOf(word, this.site),
    });
  }

  get size(): number {
    return this.index.documentCount;
  }

  /** Takes an entry in, or its new words instead of its old ones. */
  put({ collection, id, ...document }: SearchDocument): void {
    this.remove(collection, id);
    this.index.add({ ...document, id: `${collection} ${id}`, collection, docId: id });
    const known = this.ids.get(collection) ?? new Set();
    this.ids.set(collection, known.add(id));
  }

  remove(collection: EntryCollection, id: number): void {
    const key = `${collection} ${id}`;
    if (this.index.has(key)) this.index.discard(key);
    this.ids.get(collection)?.delete(id);
  }

  /** Takes out the entries of a collection that are not among the ids. */
  keepOnly(collection: EntryCollection, ids: ReadonlySet<number>): void {
    for (const id of this.ids.get(collection) ?? []) if (!ids.has(id)) this.remove(collection, id);
  }

  /** Entries in which all words occur, the last of which may be unfinished. */
  find(query: string, now: number): Hit[] {
    return this.index
      .search(query, {
        boost,
        combineWith: 'AND',
        prefix: (term, place, terms) => place === terms.length - 1 && term.length >= shortestPrefix,
        filter: ({ from, until }) => Number(from) <= now && now < Number(until),
      })
      .map((found) => {
        const { collection, docId } = found as unknown as Stored;
        return { collection, id: docId, score: found.score };
      });
  }
}
