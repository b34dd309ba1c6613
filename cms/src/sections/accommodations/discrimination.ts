import { readableTextOf } from '../../lib/readableTextOf';
import type { Leaf } from '../../warnings/leaves';
import { type Check, error, type Warning } from '../../warnings/Warning';

const people = {
  it: [
    '(?:ragazz[aeio]|femmin[ae]|maschio?|donn[ae]|uom(?:o|ini)|student(?:essa|esse)|lavoratric[ei]|signor(?:[ae]|in[ae])|sesso (?:femminile|maschile)',
    'italian[aeio]|europe[aeio]|comunitari[aeo]?|bianc(?:[aoi]|he)|cattolic(?:[aoi]|he)|cristian[aeio]|etero(?:sessual[ei])?)',
  ].join('|'),
  en: '(?:girls?|boys?|females?|males?|wom[ae]n|m[ae]n|lad(?:y|ies)|gentlem[ae]n|italians?|europeans?|eu citizens?|catholics?|christians?|whites?|heterosexuals?)',
};
const unwanted = {
  it: [
    '(?:stranier[aeio]|extracomunitari?[aeo]?|immigrat[aeio]|rifugiat[aeio]|african[aeio]|asiatic(?:[aoi]|he)|arab[aeio]|musulman[aeio]|ebre[aeio]',
    'rom|zingar[aeio]|gay|lesbic(?:a|he)|omosessual[ei]|disabil[ei]|ragazz[aeio]|donn[ae]|uom(?:o|ini)|maschio?|femmin[ae])',
  ].join('|'),
  en: '(?:foreigners?|immigrants?|refugees?|africans?|asians?|arabs?|muslims?|jews?|gyps(?:y|ies)|gays?|lesbians?|homosexuals?|disabled|girls?|boys?|wom[ae]n|m[ae]n|females?|males?)',
};

/** Criteria of sex and origin that an offer must not contain (D.Lgs. 215/2003 and 198/2006). */
const patterns = {
  it: [
    `(?:solo|soltanto|solamente|esclusivamente|unicamente|preferibilmente|riservat[aeio]|si cerca(?:no)?)(?: (?:a|ad|ai|agli|al|alla|alle|per|di|un|una|i|gli|le|studenti))* ${people.it}`,
    `(?:no|non|niente|vietat[aeio]|esclus[aeio])(?: (?:a|ad|ai|agli|al|alla|alle|i|gli|le|si affitta|affittiamo|affitto|si accettano|accettiamo|accetto))* ${unwanted.it}`,
  ],
  en: [
    `(?:only|just|solely|exclusively|strictly|preferably|reserved)(?: (?:for|to|a|an))* ${people.en}`,
    `${people.en}(?: (?:students|tenants|professionals|workers))? only`,
    `(?:no|not)(?: (?:for|to|suitable))* ${unwanted.en}`,
  ],
};
// Owners mix the languages and a town may have others, so both lists are applied to every text.
const forbidden = new RegExp(
  Object.values(patterns)
    .flat()
    .map((pattern) => `(?<!\\p{L})${pattern}(?!\\p{L})`)
    .join('|'),
  'giu',
);

/** The discriminating phrases in a text. */
export const forbiddenWords = (text: string): string[] => [
  ...new Set([...text.replace(/\s+/g, ' ').matchAll(forbidden)].map(([words]) => words)),
];

const warningOf = ({ path, site }: Leaf, words: string): Warning =>
  error(
    {
      it: `«${words}»: un annuncio non può scegliere le persone per sesso o origine`,
      en: `“${words}”: an advertisement must not choose people by sex or origin`,
    },
    { field: path, sites: site ? [site] : [] },
  );

export const discrimination: Check = ({ leaves }) =>
  leaves.flatMap((leaf) =>
    ['text', 'textarea', 'richText'].includes(leaf.type)
      ? forbiddenWords(readableTextOf(leaf.value)).map((words) => warningOf(leaf, words))
      : [],
  );
