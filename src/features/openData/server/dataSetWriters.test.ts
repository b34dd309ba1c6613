import { parse } from 'csv-parse/sync';
import type { Row } from './loadRows';
import { dataSetWriters } from './dataSetWriters';

const metadata = {
  title: 'Alloggi',
  publisher: 'Studium',
  language: 'it',
  modified: '2026-11-22T10:00:00Z',
};
const row: Row = {
  id: 'a1',
  title: 'Stanza, «luce» e "quiete"\nsul fiume',
  priceMin: 380,
  studentCardReserved: false,
  address: 'Via Alta 12',
  lat: 43.4,
  lng: 12.05,
  updated: '2026-11-22T10:00:00Z',
};
const withoutPosition: Row = { ...row, id: 'a2', lat: null, lng: null };

it('CSV contains every cell and the licence, with a byte order mark for spreadsheets', () => {
  const text = dataSetWriters.csv([row, withoutPosition], metadata);
  expect(text.startsWith('\ufeff')).toBe(true);
  const [first, second] = parse(text, { columns: true, bom: true });
  expect(first).toMatchObject({
    title: row.title,
    priceMin: '380',
    studentCardReserved: 'false',
    lat: '43.4',
    licence: 'CC BY 4.0',
  });
  expect(second).toMatchObject({ id: 'a2', lat: '', lng: '' });
});

it.each(['=1+1', '+39', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
  'CSV escapes %j, so that spreadsheets do not run it as a formula',
  (title) => {
    const [first] = parse(dataSetWriters.csv([{ ...row, title }], metadata), {
      columns: true,
      bom: true,
    });
    expect(first).toMatchObject({ title: `'${title}` });
  },
);

it('GeoJSON puts longitude first, and has a null geometry without a position', () => {
  const parsed: unknown = JSON.parse(dataSetWriters.geojson([row, withoutPosition], metadata));
  expect(parsed).toMatchObject({
    type: 'FeatureCollection',
    licence: { name: 'CC BY 4.0' },
    features: [
      { type: 'Feature', id: 'a1', geometry: { type: 'Point', coordinates: [12.05, 43.4] } },
      { type: 'Feature', id: 'a2', geometry: null },
    ],
  });
});

it('JSON contains the title, the date and the licence', () => {
  expect(JSON.parse(dataSetWriters.json([row], metadata))).toEqual({
    ...metadata,
    licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    items: [row],
  });
});
