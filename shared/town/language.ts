/** A language of the site, as `shared/town/settings.ts` contains it. */
export interface Language<Code extends string = string> {
  /** ISO 639-1, and the prefix of its addresses. */
  code: Code;
  /** BCP 47 tag for dates, numbers and the lang attribute, for example it-IT. */
  iso: string;
  /** Handle of the site in the content management system. */
  siteHandle: string;
  /** The name of the language in that language. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The town's own paths, by the name of the route. */
  paths: Readonly<Record<string, `/${string}`>>;
  /** The separators of numbers, and the first integer whose digits are grouped. */
  numbers: { decimal: string; group: string; groupsFrom: number };
}
