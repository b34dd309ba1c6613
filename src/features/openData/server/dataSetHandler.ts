import { notFound } from '@/errors/AppError';
import { fileHref } from '@/routing/files';
import { href } from '@/routing/href';
import {
  catalogue,
  dataFormats,
  dataSetNames,
  dataSets,
  licence,
  type DataFormat,
  type DataSetName,
} from '@/routing/openData';
import { contentCache } from '@/server/contentCache';
import { createFileHandler, type File, type FileContext } from '@/server/files/createFileHandler';
import { translatorOf } from '@/server/texts';
import { loadRows, type Row } from './loadRows';
import { contentTypes, dataSetWriters } from './dataSetWriters';

/** By language and name, so that many requests do not load all entries many times. */
const files = contentCache<File>('data sets');

/**
 * GET /dati/alloggi.csv, /en/data/events.geojson and so on: the open data sets as JSON, CSV and GeoJSON.
 * /dati/catalogo.json describes them for data catalogues.
 */
export const dataSetHandler = createFileHandler(async (context) => {
  const { locale, query } = context;
  const { slug = '' } = query;
  if (slug === catalogue[locale]) return buildCatalogue(context);
  const [stem, extension] = slug.split('.');
  const name = dataSetNames.find((one) => dataSets[one][locale] === stem);
  const format = dataFormats.find((one) => one === extension);
  if (!name || !format || slug !== `${stem}.${format}`) throw notFound(`no data ${slug}`);
  return files.getOrStale(`${locale} ${slug}`, () => buildFile(name, format, context));
});

async function buildFile(
  name: DataSetName,
  format: DataFormat,
  context: FileContext,
): Promise<File> {
  const { locale } = context;
  const [rows, title, publisher] = await Promise.all([
    loadRows(name, context),
    titleOf(name, context),
    context.siteName(),
  ]);
  const modified = lastModifiedOf(rows);
  return {
    type: contentTypes[format],
    text: dataSetWriters[format](rows, { title, publisher, language: locale, modified }),
    name: `${dataSets[name][locale]}.${format}`,
    modified,
    link: `<${licence.url}>; rel="license"`,
  };
}

async function titleOf(name: DataSetName, { locale }: FileContext): Promise<string> {
  const t = await translatorOf(locale);
  return t(`opendata.sets.${name}.title`);
}

const lastModifiedOf = (rows: Row[]): string =>
  rows
    .map(({ updated }) => updated)
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1) ?? '';

/** Describes all data sets in DCAT (W3C), with the properties that open data portals need. */
async function buildCatalogue(context: FileContext) {
  const { locale, siteUrl } = context;
  const publisher = { '@type': 'foaf:Organization', 'foaf:name': await context.siteName() };
  const sets = dataSetNames.map(async (name) => {
    const link = (format: string) =>
      siteUrl + fileHref('dataSet', locale, `${dataSets[name][locale]}.${format}`);
    return {
      '@type': 'dcat:Dataset',
      '@id': link('json'),
      'dct:title': await titleOf(name, context),
      'dct:language': locale,
      'dct:license': licence.url,
      'dct:publisher': publisher,
      'dcat:distribution': dataFormats.map((format) => ({
        '@type': 'dcat:Distribution',
        'dcat:downloadURL': link(format),
        'dcat:mediaType': contentTypes[format],
        'dct:license': licence.url,
      })),
    };
  });
  const text = JSON.stringify({
    '@context': {
      dcat: 'http://www.w3.org/ns/dcat#',
      dct: 'http://purl.org/dc/terms/',
      foaf: 'http://xmlns.com/foaf/0.1/',
    },
    '@type': 'dcat:Catalog',
    '@id': siteUrl + fileHref('dataSet', locale, catalogue[locale]),
    'foaf:homepage': siteUrl + href('openData', locale),
    'dct:publisher': publisher,
    'dct:license': licence.url,
    'dcat:dataset': await Promise.all(sets),
  });
  return { type: 'application/ld+json', text, name: catalogue[locale] };
}
