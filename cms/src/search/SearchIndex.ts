import MiniSearch, { type Query } from 'minisearch';
import { type Match, type Meanings, Vocabulary } from '@studium/shared/Vocabulary';
import { searchWords } from '@studium/shared/words';
import type { EntryCollection } from '../sections/sections';
import type { Site } from '../sites';

/** The indexed data of an entry, or of another document, in one language. */
export interface SearchDocument<Collection extends string = EntryCollection> {
  collection: Collection;
  /** Payload's id. */
  id: number;
  title: string;
  summary: string;
  text: string;
  /** The period in which visitors can see the entry, in Unix milliseconds. */
  from: number;
  until: number;
}

export type Hit<Collection extends string = EntryCollection> = Pick<
  SearchDocument<Collection>,
  'collection' | 'id'
> & { score: number };

interface Stored<Collection extends string> {
  id: string;
  collection: Collection;
  docId: number;
  from: number;
  until: number;
}

/** Weights: a match in the title is more relevant than one in the summary, and that more than in the text. */
const boost = { title: 8, summary: 3, text: 1 };

/** Weights: the word that was typed is more relevant than one that begins with it or differs by a letter. */
const kinds = { form: 1, beginning: 0.4, typo: 0.3 };

/** The maximum number of words in a search, because each may need a millisecond in a large index. */
const maxWords = 20;

/**
 * A full-text index of documents in one language, such as the public entries, with stemming, without accents, ranked by BM25.
 */
export class SearchIndex<Collection extends string = EntryCollection> {
  private readonly index;
  private readonly ids = new Map<Collection, Set<number>>();
  private readonly vocabulary;

  constructor(site: Site) {
    this.vocabulary = new Vocabulary(site);
    this.index = new MiniSearch<Stored<Collection>>({
      fields: ['title', 'summary', 'text'],
      storeFields: ['collection', 'docId', 'from', 'until'],
      tokenize: searchWords,
      processTerm: (word) => this.vocabulary.addWord(word),
    });
  }

  get size(): number {
    return this.index.documentCount;
  }

  /** Adds or replaces an entry. */
  put({ collection, id, ...document }: SearchDocument<Collection>): void {
    this.remove(collection, id);
    this.index.add({ ...document, id: `${collection} ${id}`, collection, docId: id });
    const known = this.ids.get(collection) ?? new Set();
    this.ids.set(collection, known.add(id));
  }

  remove(collection: Collection, id: number): void {
    const key = `${collection} ${id}`;
    if (this.index.has(key)) this.index.discard(key);
    this.ids.get(collection)?.delete(id);
  }

  /** Removes the entries of a collection whose ids are not given. */
  removeOthers(collection: Collection, ids: ReadonlySet<number>): void {
    for (const id of this.ids.get(collection) ?? []) if (!ids.has(id)) this.remove(collection, id);
  }

  /**
   * Finds entries that contain all words of a query, in the meanings that `Vocabulary` gives them. Repeated words, and
   * those after the first 20, are ignored.
   */
  find(query: string, now: number): Hit<Collection>[] {
    const words: Meanings[] = [];
    for (const readings of this.vocabulary.read(query, maxWords)) {
      // The other words are not looked up, so that a search for many unknown words is quick.
      if (readings.length === 0) return [];
      words.push(readings);
    }
    if (words.length === 0) return [];
    return this.index
      .search(
        all(words.map((readings) => any(readings.map((reading) => all(reading.map(termsOf)))))),
        {
          boost,
          // The terms are stems already.
          tokenize: (term) => [term],
          processTerm: (term) => term,
          filter: ({ from, until }) => Number(from) <= now && now < Number(until),
        },
      )
      .map((result) => {
        const { collection, docId } = result as unknown as Stored<Collection>;
        return { collection, id: docId, score: result.score };
      });
  }
}

const all = (queries: Query[]): Query => ({ combineWith: 'AND', queries });
const any = (queries: Query[]): Query => ({ combineWith: 'OR', queries });

/** The stems of the words that a word of a query means. */
function termsOf(matches: readonly Match[]): Query {
  const weights = new Map<string, number>();
  for (const { stem, kind } of matches)
    weights.set(stem, Math.max(weights.get(stem) ?? 0, kinds[kind]));
  return {
    combineWith: 'OR',
    queries: [...weights.keys()],
    boostTerm: (stem) => weights.get(stem) ?? 1,
  };
}
