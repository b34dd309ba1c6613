import { isOneTypo } from './isOneTypo';
import { stemOf } from './stem';
import { compoundsOf, readings, searchWords, type Word } from './words';

/** Shorter words would match too many others: as the beginning of a word, and with a typo. */
const shortestBeginning = 3;
const shortestWithTypo = 5;

/** The words of a query that may have a typo: each is compared with all words of the texts. */
const maxTypos = 5;

/** A word of texts that a word of a query means. */
export interface Match {
  word: string;
  stem: string;
  /** `form`: the same word or another form of it. */
  kind: 'form' | 'beginning' | 'typo';
  /** How many letters of the word are those of the query: all of them for another form. */
  length: number;
}

/** The ways to read one word of a query; each is a list of words, with what they mean. */
export type Meanings = Match[][][];

/** The words of texts in one language. The search of the cms and the marks of the site read a query with it. */
export class Vocabulary {
  private readonly words = new Map<string, string>();
  private readonly forms = new Map<string, string[]>();

  constructor(private readonly language: string) {}

  add(text: string): void {
    for (const word of searchWords(text)) this.addWord(word);
  }

  /** Adds a folded word, and returns its stem; null for a stop word. */
  addWord(word: string): string | null {
    const known = this.words.get(word);
    if (known !== undefined) return known;
    const stem = stemOf(word, this.language);
    if (stem === null) return null;
    this.words.set(word, stem);
    const forms = this.forms.get(stem);
    if (forms) forms.push(word);
    else this.forms.set(stem, [word]);
    return stem;
  }

  /**
   * What each word of a query means, one after the other; a word without a meaning is found nowhere. The last word may be
   * the beginning of one. A typo of one letter is allowed where a word means nothing else. Stop words are left out.
   *
   * @param maxWords words after these are ignored
   */
  *read(query: string, maxWords = Infinity): Generator<Meanings> {
    const typed = new Map(
      compoundsOf(query).map((parts) => [parts.map(({ word }) => word).join('-'), parts]),
    );
    const all = [...typed.values()].slice(0, maxWords);
    let typos = 0;
    for (const [n, parts] of all.entries()) {
      const isLast = n === all.length - 1;
      const exact = this.meaningsOf(parts, isLast, false);
      if (exact === null) continue;
      if (exact.length === 0) typos += 1;
      const isUnknown = exact.length === 0 && typos <= maxTypos;
      yield isUnknown ? (this.meaningsOf(parts, isLast, true) ?? []) : exact;
    }
  }

  /** Null for a word that consists of stop words. */
  private meaningsOf(
    parts: readonly Word[],
    isLast: boolean,
    mayHaveTypo: boolean,
  ): Meanings | null {
    const all = readings(parts)
      .map((words) => words.filter((word) => stemOf(word, this.language) !== null))
      .filter((words) => words.length > 0);
    // A reading with nothing but stop words would be found everywhere.
    if (all.length === 0) return null;
    return all
      .map((words) =>
        words.map((word, n) => this.find(word, isLast && n === words.length - 1, mayHaveTypo)),
      )
      .filter((words) => words.every((matches) => matches.length > 0));
  }

  private find(word: string, mayBeBeginning: boolean, mayHaveTypo: boolean): Match[] {
    const stem = stemOf(word, this.language) ?? word;
    const forms = this.forms.get(stem) ?? [];
    const found: Match[] = forms.map((form) => ({
      word: form,
      stem,
      kind: 'form',
      length: form.startsWith(word) ? word.length : form.length,
    }));
    if (mayBeBeginning && word.length >= shortestBeginning)
      for (const [longer, other] of this.words)
        if (other !== stem && longer.startsWith(word))
          found.push({ word: longer, stem: other, kind: 'beginning', length: word.length });
    if (found.length > 0 || !mayHaveTypo || word.length < shortestWithTypo || /\p{N}/u.test(word))
      return found;
    for (const [other, otherStem] of this.words)
      if (isOneTypo(word, other))
        found.push({ word: other, stem: otherStem, kind: 'typo', length: other.length });
    return found;
  }
}
