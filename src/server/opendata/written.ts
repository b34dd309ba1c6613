import { stringify } from 'csv-stringify/sync';
import { licence, type DataFormat } from '@/routing/openData';
import type { Row } from './rowsOf';

interface About {
  title: string;
  publisher: string;
  language: string;
  /** ISO 8601, or empty. */
  modified: string;
}

/** The content type of each form. */
export const types: Record<DataFormat, string> = {
  json: 'application/json',
  csv: 'text/csv',
  geojson: 'application/geo+json',
};

/** A set in one of its forms; each says under which licence it is given. */
export const written: Record<DataFormat, (rows: Row[], about: About) => string> = {
  json: (rows, about) => JSON.stringify({ ...about, licence, items: rows }, null, 1),
  csv: (rows) =>
    // Spreadsheets know the letters by the mark, and take no text for a formula.
    stringify(
      rows.map((row) => ({ ...row, licence: licence.name })),
      { header: true, bom: true, escape_formulas: true, cast: { boolean: String } },
    ),
  geojson: (rows, about) =>
    JSON.stringify({
      type: 'FeatureCollection',
      ...about,
      licence,
      features: rows.map(({ lat, lng, id, ...properties }) => ({
        type: 'Feature',
        id,
        // RFC 7946: longitude first; what has no place has no geometry.
        geometry: lat === null || lng === null ? null : { type: 'Point', coordinates: [lng, lat] },
        properties,
      })),
    }),
};
