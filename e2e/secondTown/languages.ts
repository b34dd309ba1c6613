/** The addresses and texts of Porto Salmastro in one of its languages. */
interface TownLanguage {
  code: string;
  home: string;
  headline: string;
  listing: string;
  /** How many entries the listing has. */
  found: string;
  entry: string;
  /** The title of the entry, and the label of its price. */
  title: string;
  perMonth: string;
  /** A service that its rent includes, a label of the cms. */
  included: string;
  search: string;
  typed: string;
  /** The title of the entry that the search finds first. */
  result: string;
  feed: string;
  calendar: string;
  openData: string;
}

export const languages: TownLanguage[] = [
  {
    code: 'it',
    home: '/',
    headline: 'Studiare dove finisce la strada.',
    listing: '/alloggi',
    found: '8 alloggi',
    entry: '/alloggi/casa-via-dei-cordami',
    title: 'Casa in Via dei Cordami',
    perMonth: 'al mese',
    included: 'Lavatrice',
    search: '/cerca',
    typed: 'cordami',
    result: 'Casa in Via dei Cordami',
    feed: '/news.xml',
    calendar: '/eventi.ics',
    openData: '/dati/alloggi.json',
  },
  {
    code: 'en',
    home: '/en',
    headline: 'Study where the road ends.',
    listing: '/en/accommodations',
    found: '8 homes',
    entry: '/en/accommodations/flat-via-dei-cordami',
    title: 'Flat in Via dei Cordami',
    perMonth: 'a month',
    included: 'Washing machine',
    search: '/en/search',
    typed: 'cordami',
    result: 'Flat in Via dei Cordami',
    feed: '/en/news.xml',
    calendar: '/en/events.ics',
    openData: '/en/data/accommodations.json',
  },
  {
    code: 'de',
    home: '/de',
    headline: 'Studieren, wo die Straße aufhört.',
    listing: '/de/unterkuenfte',
    found: '8 Unterkünfte',
    entry: '/de/unterkuenfte/wohnung-via-dei-cordami',
    title: 'Wohnung, Via dei Cordami',
    perMonth: 'im Monat',
    included: 'Waschmaschine',
    search: '/de/suche',
    typed: 'cordami',
    result: 'Wohnung, Via dei Cordami',
    feed: '/de/aktuelles.xml',
    calendar: '/de/termine.ics',
    openData: '/de/data/accommodations.json',
  },
];
