import type { Locale } from './locales';

/** What is given away as open data, by the name of its files in each language. */
export const dataSets = {
  accommodations: { it: 'alloggi', en: 'accommodations' },
  services: { it: 'servizi', en: 'services' },
  events: { it: 'eventi', en: 'events' },
  places: { it: 'luoghi', en: 'places' },
} as const satisfies Record<string, Record<Locale, string>>;

export type DataSetName = keyof typeof dataSets;
export const dataSetNames = Object.keys(dataSets).filter(
  (name): name is DataSetName => name in dataSets,
);

/** The forms in which each set is given. */
export const dataFormats = ['json', 'csv', 'geojson'] as const;
export type DataFormat = (typeof dataFormats)[number];

/** The file that describes all sets to catalogues (DCAT). */
export const catalogue: Record<Locale, string> = { it: 'catalogo.json', en: 'catalogue.json' };

/** Open data of Italian administrations are best given under this licence, say AgID's guidelines. */
export const licence = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
