/** One text in both languages of the site. */
export interface Bilingual<T = string> {
  it: T;
  en: T;
}

export type DocumentPart =
  | { kind: 'paragraph' | 'heading'; text: string }
  /** The items include their bullet or number. */
  | { kind: 'list'; items: string[] };

export const heading = (text: string): DocumentPart => ({ kind: 'heading', text });
export const paragraphs = (...lines: string[]): DocumentPart[] =>
  lines.map((text) => ({ kind: 'paragraph', text }));
export const bullets = (...lines: string[]): DocumentPart => ({
  kind: 'list',
  items: lines.map((line) => `•  ${line}`),
});
export const steps = (...lines: string[]): DocumentPart => ({
  kind: 'list',
  items: lines.map((line, index) => `${index + 1}.  ${line}`),
});
