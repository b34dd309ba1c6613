import { parse } from 'csv-parse/sync';
import type { Row } from './rowsOf';
import { written } from './written';

const about = {
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
const nowhere: Row = { ...row, id: 'a2', lat: null, lng: null };

it('CSV gives back every cell, with its licence, in letters that spreadsheets know', () => {
  const text = written.csv([row, nowhere], about);
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
  'CSV lets no spreadsheet run %j',
  (title) => {
    const [first] = parse(written.csv([{ ...row, title }], about), { columns: true, bom: true });
    expect(first).toMatchObject({ title: `'${title}` });
  },
);

it('GeoJSON puts longitude first, and has no geometry for what has no place', () => {
  const read: unknown = JSON.parse(written.geojson([row, nowhere], about));
  expect(read).toMatchObject({
    type: 'FeatureCollection',
    licence: { name: 'CC BY 4.0' },
    features: [
      { type: 'Feature', id: 'a1', geometry: { type: 'Point', coordinates: [12.05, 43.4] } },
      { type: 'Feature', id: 'a2', geometry: null },
    ],
  });
});

it('JSON says what it is, from when and under which licence', () => {
  expect(JSON.parse(written.json([row], about))).toEqual({
    ...about,
    licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    items: [row],
  });
});
