/** Words that are too common to be useful in a search, folded in the same way as by searchWords. */
export const stopWords: Partial<Record<string, ReadonlySet<string>>> = {
  it: new Set(
    `a ad ai al all alla alle allo anche c che chi ci come con cosa d da dai dal dall dalla dalle
    dello degli dei del dell della delle di dove e ed gli i il in io l la le lo ma mi n ne nei nel
    nell nella nelle nello non o per piu quando s se si su sui sul sull sulla sulle tra un una uno`
      .trim()
      .split(/\s+/),
  ),
  en: new Set(
    `a an and are as at be but by can do for from has have how i if in into is it its me my not of
    on or s so t that the there this to was we what when where which who will with you your`
      .trim()
      .split(/\s+/),
  ),
};
