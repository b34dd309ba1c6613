import type { BasePayload } from 'payload';
import type { ZodType } from 'zod';
import { queuedMail } from '../../mail/QueuedMail';
import type { DeskContext } from './DeskContext';
import { findMissedSearches } from './findMissedSearches';
import { findUnclearPages } from './findUnclearPages';

const mockRows: object[] = [];

// Jest cannot require the packages of the database.
jest.mock('@payloadcms/db-postgres', () => ({ sql: String }));
jest.mock('../../db/Database', () => ({
  Database: class {
    read = (_: unknown, row: ZodType) => Promise.resolve(mockRows.map((one) => row.parse(one)));
  },
}));

const deskWith = (rows: object[]): DeskContext => {
  mockRows.splice(0, mockRows.length, ...rows);
  const find = () => Promise.resolve({ docs: [{ id: 7, title: 'Rents' }] });
  return {
    payload: { find } as unknown as BasePayload,
    user: { role: 'administrator', collection: 'users' },
    now: new Date('2026-11-21T12:00:00Z'),
    language: 'en',
  } as unknown as DeskContext;
};

test('the desk leaves out searches in a language that the town has given up', async () => {
  const miss = { words: 'fahrrad', count: 4 };
  const desk = deskWith([
    { ...miss, site: 'fr' },
    { ...miss, site: 'it' },
  ]);
  expect(await findMissedSearches(desk)).toEqual([{ ...miss, site: 'it' }]);
});

test('the desk leaves out opinions on pages in a language that the town has given up', async () => {
  const page = { uri: 'rents', unclear: 3, answers: 4 };
  const desk = deskWith([
    { ...page, site: 'fr' },
    { ...page, site: 'it' },
  ]);
  expect(await findUnclearPages(desk)).toMatchObject([{ id: 7, site: 'it', unclear: 3 }]);
});

test('a mail to a visitor whose language the town has given up is in the default language', () => {
  const mail = { kind: 'activation', to: 'ada@example.org', language: 'fr', fullName: 'Ada' };
  expect(queuedMail.parse(mail)).toMatchObject({ language: 'it' });
});
