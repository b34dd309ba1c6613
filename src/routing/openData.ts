import { keysOf } from '../lib/keysOf';
import { mapValues } from '../lib/mapValues';
import { inEachLocale, type Known, knownIn } from './inEachLocale';

const fileNames = {
  accommodations: { it: 'alloggi', en: 'accommodations' },
  services: { it: 'servizi', en: 'services' },
  events: { it: 'eventi', en: 'events' },
  places: { it: 'luoghi', en: 'places' },
} as const satisfies Record<string, Known<string>>;

/** The open data sets, with the name of their files in each language. */
export const dataSets = mapValues(fileNames, (names) =>
  inEachLocale((locale) => knownIn<string>(names, locale)),
);

export type DataSetName = keyof typeof dataSets;
export const dataSetNames = keysOf(dataSets);

/** The file formats of each data set. */
export const dataFormats = ['json', 'csv', 'geojson'] as const;
export type DataFormat = (typeof dataFormats)[number];

/** The name of the file that describes all data sets for catalogues (DCAT). */
export const catalogue = inEachLocale((locale) =>
  knownIn({ it: 'catalogo.json', en: 'catalogue.json' }, locale),
);

/** The licence that the AgID guidelines recommend for open data of Italian administrations. */
export const licence = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
