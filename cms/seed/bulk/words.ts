import { inEachSite, type Site } from '../../src/sites';
import { createRandom, type Random } from '../random';

/** Frequent words of each language. The nth word is chosen with a probability of about 1/n. */
const frequent = {
  it: `di e la il che in un per a è con non i le una da si del nel alla più gli al dei sono come
    anche ma della o casa camera studenti centro mese letto porta finestra cucina luce affitto
    bagno strada autobus piano cortile sera mattina città università lezioni esame biblioteca
    mensa contratto proprietario bicicletta treno fiume piazza mercato vicino tranquillo grande
    piccolo luminoso aperto insieme sempre ancora dopo prima quando ogni tutto molto poco due tre
    quattro giorni settimana anno stanza tavolo scrivania armadio balcone giardino portico torre
    museo teatro musica festa corso docente sportello orario tessera sconto gratis iscrizione
    domanda risposta guida mappa fermata linea minuti passi euro spese caparra chiave vicini`
    .trim()
    .split(/\s+/),
  en: `the of and a to in is for with that on it as at by from or an be are this your you not we
    room house students centre month bed door window kitchen light rent bathroom street bus floor
    courtyard evening morning town university lectures exam library canteen contract owner bicycle
    train river square market near quiet large small bright open together always still after
    before when every all much little two three four days week year table desk wardrobe balcony
    garden arcade tower museum theatre music party course teacher counter hours card discount free
    enrolment question answer guide map stop line minutes steps euro bills deposit key neighbours`
    .trim()
    .split(/\s+/),
};

const syllables = {
  it: {
    inner:
      'ba be ca co da di fa fi ga gio la le li ma me mi na ni pa per ra ri sa so ta te va'.split(
        ' ',
      ),
    last: 'lo na re ta zione mente tore rio nza tà le ndo'.split(' '),
  },
  en: {
    inner:
      'ba be ca con de dis ex fa fi gen in la le man mer mi na no par pre ra re sub ta ver'.split(
        ' ',
      ),
    last: 'tion ment ness ly er ing ard ton ful est al ive'.split(' '),
  },
};

/** What a language has; sites in other languages than these two get the English one. */
export function inLanguage<Value>(values: { it: Value; en: Value }, site: Site): Value {
  const bySite: Partial<Record<string, Value>> = values;
  return bySite[site] ?? values.en;
}

/** Number of rare words per language, which make the vocabulary as large as that of a real site. */
const rareWords = 4000;

function vocabularyOf(site: Site): string[] {
  const random = createRandom(`vocabulary ${site}`);
  const { inner, last } = inLanguage(syllables, site);
  const rare = Array.from({ length: rareWords }, () =>
    [...Array.from({ length: random.int(1, 3) }, () => random.pick(inner)), random.pick(last)].join(
      '',
    ),
  );
  return [...inLanguage(frequent, site), ...rare];
}

const vocabularies = inEachSite(vocabularyOf);

const word = (site: Site, random: Random): string => {
  const vocabulary = vocabularies[site];
  return vocabulary[Math.floor(vocabulary.length ** random.next()) - 1] ?? vocabulary[0] ?? '';
};

/** A sentence of 7 to 17 words. */
export function sentence(site: Site, random: Random): string {
  const words = Array.from({ length: random.int(7, 17) }, () => word(site, random));
  const text = words.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Sentences with at least this number of words in total. */
export function sentences(site: Site, random: Random, words: number): string {
  const list: string[] = [];
  for (let count = 0; count < words; count += list.at(-1)?.split(' ').length ?? words)
    list.push(sentence(site, random));
  return list.join(' ');
}
