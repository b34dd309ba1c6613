import type { AdminText } from '../lib/adminLanguage';
import { maxLineLength } from '../fields/texts';

/** The most entries of a feed. */
export const maxEntries = 5000;

/** The most dates of an event of a feed: its first one, and as many others as the form may have. */
export const maxFeedDates = 101;

/** Why a feed, or an entry of it, is refused. */
export const refusals = {
  notACalendar: {
    it: 'Non è un calendario (ICS) né un feed RSS o Atom: forse è l’indirizzo di una pagina.',
    en: 'It is neither a calendar (ICS) nor an RSS or Atom feed: perhaps it is the address of a page.',
  },
  incomplete: {
    it: 'Il file è incompleto: non è stato letto niente. Si riprova la prossima notte.',
    en: 'The file is incomplete: nothing was read. The next night tries again.',
  },
  tooManyEntries: {
    it: `Oltre i primi ${maxEntries} eventi del file.`,
    en: `Beyond the first ${maxEntries} events of the file.`,
  },
  unreadable: {
    it: 'Non si può leggere: è scritto in modo non valido.',
    en: 'It cannot be read: it is not written validly.',
  },
  noTitle: { it: 'Non ha un titolo.', en: 'It has no title.' },
  noDate: {
    it: 'Non dice quando si tiene.',
    en: 'It does not say when it takes place.',
  },
  onlyPublished: {
    it: 'Dice solo quando è stato pubblicato, non quando si tiene: serve un calendario (ICS).',
    en: 'It only says when it was published, not when it takes place: a calendar (ICS) is needed.',
  },
  private: { it: 'È privato o riservato.', en: 'It is private or confidential.' },
  over: { it: 'È già passato.', en: 'It is over.' },
  tooFar: { it: 'È fra più di due anni.', en: 'It is more than two years ahead.' },
  rule: {
    it: 'Si ripete con una regola che qui non si legge.',
    en: 'It repeats by a rule that is not read here.',
  },
  cancelledBefore: {
    it: 'È annullato, e qui non c’è mai stato.',
    en: 'It is cancelled, and it never was here.',
  },
  inTrash: {
    it: 'Qui è stato cestinato o eliminato: non torna.',
    en: 'It was moved to the trash or deleted here: it does not come back.',
  },
} satisfies Record<string, AdminText>;

/** What was changed to fit. */
export const notes = {
  noUid: {
    it: 'Non ha un UID: se cambiano titolo e ora, sarà un evento nuovo.',
    en: 'It has no UID: if title and time change, it will be a new event.',
  },
  longTitle: {
    it: `Il titolo è tagliato a ${maxLineLength} caratteri.`,
    en: `The title is cut to ${maxLineLength} characters.`,
  },
  longText: { it: 'Il testo è tagliato.', en: 'The text is cut.' },
  longPlace: { it: 'Il luogo è tagliato.', en: 'The place is cut.' },
  manyDates: {
    it: `Solo le prime ${maxFeedDates} date.`,
    en: `Only the first ${maxFeedDates} dates.`,
  },
  unknownZone: (zone: string): AdminText => ({
    it: `Fuso orario sconosciuto (${zone}): l’ora vale come ora della città.`,
    en: `Unknown time zone (${zone}): the hour counts as that of the town.`,
  }),
  endBeforeStart: {
    it: 'La fine veniva prima dell’inizio: è tolta.',
    en: 'The end was before the start: it is left out.',
  },
};
