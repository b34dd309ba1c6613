import { stringify } from 'csv-stringify/sync';
import { licence, type DataFormat } from '@/routing/openData';
import type { Row } from './loadRows';

interface Metadata {
  title: string;
  publisher: string;
  language: string;
  /** ISO 8601, or empty. */
  modified: string;
}

export const contentTypes: Record<DataFormat, string> = {
  json: 'application/json',
  csv: 'text/csv',
  geojson: 'application/geo+json',
};

/** Formats a data set, including its licence, in each format. */
export const dataSetWriters: Record<DataFormat, (rows: Row[], metadata: Metadata) => string> = {
  json: (rows, metadata) => JSON.stringify({ ...metadata, licence, items: rows }, null, 1),
  csv: (rows) =>
    // The byte order mark makes spreadsheets read UTF-8; escaped texts cannot run as formulas.
    stringify(
      rows.map((row) => ({ ...row, licence: licence.name })),
      { header: true, bom: true, escape_formulas: true, cast: { boolean: String } },
    ),
  geojson: (rows, metadata) =>
    JSON.stringify({
      type: 'FeatureCollection',
      ...metadata,
      licence,
      features: rows.map(({ lat, lng, id, ...properties }) => ({
        type: 'Feature',
        id,
        // RFC 7946: longitude comes first, and geometry is null without a position.
        geometry: lat === null || lng === null ? null : { type: 'Point', coordinates: [lng, lat] },
        properties,
      })),
    }),
};
