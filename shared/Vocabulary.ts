import { isOneTypo } from './isOneTypo';
import { stemOf } from './stem';
import { compoundsOf, readings, searchWords, type Word } from './words';

/** Shorter words would match too many others: as the beginning of a word, and with a typo. */
const shortestBeginning = 3;
const shortestWithTypo = 5;

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
    for (const word of searchWords(text)) {
      const stem = this.words.has(word) ? null : stemOf(word, this.language);
      if (stem === null) continue;
      this.words.set(word, stem);
      const forms = this.forms.get(stem);
      if (forms) forms.push(word);
      else this.forms.set(stem, [word]);
    }
  }

  /**
   * What each word of a query means; a word without a meaning is found nowhere. The last word may be the beginning of
   * one. A typo of one letter is allowed where a word means nothing else. Stop words are left out.
   *
   * @param maxWords words after these are ignored
   */
  read(query: string, maxWords = Infinity): Meanings[] {
    const typed = new Map(
      compoundsOf(query).map((parts) => [parts.map(({ word }) => word).join('-'), parts]),
    );
    const all = [...typed.values()].slice(0, maxWords);
    return all.flatMap((parts, n) => this.meaningsOf(parts, n === all.length - 1) ?? []);
  }

  /** Null for a word that consists of stop words. */
  private meaningsOf(parts: readonly Word[], isLast: boolean): [Meanings] | null {
    const all = readings(parts)
      .map((words) => words.filter((word) => stemOf(word, this.language) !== null))
      .filter((words) => words.length > 0);
    // A reading with nothing but stop words would be found everywhere.
    if (all.length === 0) return null;
    const meanings = (mayHaveTypo: boolean): Meanings =>
      all
        .map((words) =>
          words.map((word, n) => this.find(word, isLast && n === words.length - 1, mayHaveTypo)),
        )
        .filter((words) => words.every((matches) => matches.length > 0));
    const exact = meanings(false);
    return [exact.length > 0 ? exact : meanings(true)];
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
