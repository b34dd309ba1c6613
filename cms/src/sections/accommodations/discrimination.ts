import { readableTextOf } from '../../lib/readableTextOf';
import type { Leaf } from '../../warnings/leaves';
import { type Check, error, type Warning } from '../../warnings/Warning';

const people = {
  it: '(?:ragazz[aeio]|femmin[ae]|masch[io]|donn[ae]|uomini|studentesse|italian[aieo]|europe[aieo]|comunitari|cattolic[hi]{0,2}|cristian[aieo]|eterosessual[ei])',
  en: '(?:girls?|boys?|females?|males?|wom[ae]n|men|ladies|italians?|europeans?|eu citizens|catholics?|christians?|whites?)',
};
const unwanted = {
  it: '(?:stranier[aeio]|extracomunitar[aeio]+|immigrat[aeio]|african[aieo]|asiatic[aoi]|arab[aeio]|musulman[aeio]|rom|zingar[aeio]|gay|disabil[ei]|ragazz[aeio]|donne|uomini|maschi|femmine)',
  en: '(?:foreigners?|immigrants?|africans?|asians?|arabs?|muslims?|gypsies|gays?|disabled|girls|boys|women|men|females?|males?)',
};

/** Criteria of sex and origin that an offer must not contain (D.Lgs. 215/2003 and 198/2006). */
const patterns = {
  it: [
    `(?:solo|soltanto|esclusivamente|unicamente|preferibilmente|riservat[oa] a|si cercano)(?: (?:a|per|alle|ai|agli|studenti))? ${people.it}`,
    `(?:no|non|niente|vietato a|esclusi|escluse)(?: (?:a|agli|ai|alle|si affitta a|affittiamo a))? ${unwanted.it}`,
  ],
  en: [
    `(?:only|just|exclusively|strictly|preferably|reserved for)(?: (?:for|to))? ${people.en}`,
    `${people.en}(?: students)? only`,
    `(?:no|not|not for|not to) ${unwanted.en}`,
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
