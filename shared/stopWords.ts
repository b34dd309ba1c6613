/**
 * The words, in lower case without accents, that are too common to be useful in a search. The search of the cms ignores
 * them, and the site does not mark them in its results.
 */
export const stopWords: Readonly<Partial<Record<string, ReadonlySet<string>>>> = {
  it: new Set(
    `a ad agli ai al all alla alle allo anche c che chi ci come con cosa d da dagli dai dal dall dalla
    dalle dallo degli dei del dell della delle dello di dove e ed gli i il in io l la le lo ma mi n ne
    negli nei nel nell nella nelle nello non o per piu quando s se si su sugli sui sul sull sulla sulle
    sullo tra un una uno`.split(/\s+/),
  ),
  en: new Set(
    `a an and are as at be but by can do for from has have how i if in into is it its me my not of
    on or s so t that the there this to was we what when where which who will with you your`.split(
      /\s+/,
    ),
  ),
};
