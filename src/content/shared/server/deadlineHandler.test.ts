import { openSite } from '@/server/bff/testing/Browser';
import { openCms } from '@/server/testing';
import { deadlineHandler } from './deadlineHandler';

const entry = (deadline: string | null) => ({
  __typename: 'services_services_Entry',
  uid: '6f1c2f6e-6d0e-4c59-8f7e-1f1f3d5c2a10',
  slug: 'bando',
  title: 'Bando',
  dateUpdated: '2026-10-02T08:00:00+00:00',
  excerpt: 'Chi può chiederlo.',
  deadline,
});

it.each([
  ['an hour', '2026-12-04T11:00:00+00:00', 'DTSTART;TZID=Europe/Rome:20261204T120000'],
  ['a day', '2026-12-04T22:59:59+00:00', 'DTSTART;VALUE=DATE:20261204'],
  ['no deadline', null, undefined],
])('adds to a calendar: %s', async (_, deadline, line) => {
  const closeCms = await openCms(() => ({ entry: entry(deadline) }));
  const site = await openSite({ '/deadline': { handler: deadlineHandler } });
  const response = await fetch(`${site.url}/deadline?locale=it&of=services&slug=bando`);
  const text = await response.text();
  await Promise.all([closeCms(), site.close()]);
  expect(response.status).toBe(line ? 200 : 404);
  expect(text).toContain(line ? `${line}\r\n` : '');
  expect(text).toContain(line ? 'SUMMARY:Scadenza: Bando\r\n' : '');
  expect(text.replaceAll('\r\n ', '')).toContain(line ? '/servizi/bando\r\n' : '');
});
