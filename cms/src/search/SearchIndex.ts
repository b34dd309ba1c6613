import MiniSearch from 'minisearch';
import { searchWords } from '../lib/searchWords';
import type { EntryCollection } from '../sections/sections';
import type { Site } from '../sites';
import { stemOf } from './stem';

/** The indexed data of an entry in one language. */
export interface SearchDocument {
  collection: EntryCollection;
  /** Payload's id. */
  id: number;
  title: string;
  summary: string;
  text: string;
  /** The period in which visitors can see the entry, in Unix milliseconds. */
  from: number;
  until: number;
}

export type Hit = Pick<SearchDocument, 'collection' | 'id'> & { score: number };

interface Stored {
  id: string;
  collection: EntryCollection;
  docId: number;
  from: number;
  until: number;
}

/** Weights: a match in the title is more relevant than one in the summary, and that more than in the text. */
const boost = { title: 8, summary: 3, text: 1 };

/** The minimum length of a prefix, because shorter prefixes match too many words. */
const shortestPrefix = 3;

/** The maximum number of words in a search, because MiniSearch needs about a millisecond for each in a large index. */
const maxWords = 20;

/**
 * A full-text index of the public entries in one language, with stemming, without accents, ranked by BM25.
 */
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

  /** Adds or replaces an entry. */
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

  /** Removes the entries of a collection whose ids are not given. */
  removeOthers(collection: EntryCollection, ids: ReadonlySet<number>): void {
    for (const id of this.ids.get(collection) ?? []) if (!ids.has(id)) this.remove(collection, id);
  }

  /**
   * Finds entries that contain all words of a query. The last word may be a prefix. Repeated words, and those after
   * the first 20, are ignored.
   */
  find(query: string, now: number): Hit[] {
    const words = [...new Set(searchWords(query))].slice(0, maxWords);
    return this.index
      .search(words.join(' '), {
        boost,
        combineWith: 'AND',
        prefix: (term, place, terms) => place === terms.length - 1 && term.length >= shortestPrefix,
        filter: ({ from, until }) => Number(from) <= now && now < Number(until),
      })
      .map((result) => {
        const { collection, docId } = result as unknown as Stored;
        return { collection, id: docId, score: result.score };
      });
  }
}
