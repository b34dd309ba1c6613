import { openSite } from '../bff/testing/Browser';
import { expireContent } from '../contentCache';
import { openCms, type TestServer } from '../testing';
import { stripUndrawable } from './drawPicture';
import { pictureHandler } from './pictureHandler';

const concert = {
  __typename: 'events_events_Entry',
  title: 'Concerto',
  eventStartDate: '2026-11-27T20:00:00Z',
  eventEndDate: null,
  cancelled: false,
};
const log = jest.spyOn(console, 'error').mockImplementation(() => {});
let entry: object | null;
let site: TestServer;
let closeCms: () => Promise<void>;

beforeAll(async () => {
  site = await openSite({ '/social': { handler: pictureHandler } });
  closeCms = await openCms(({ name, variables }) =>
    name === 'SocialPicture'
      ? { entry: (variables.uri as string[])[0] === 'eventi/concerto' ? entry : null }
      : { globalSets: [], navigationNodes: [] },
  );
});
beforeEach(() => {
  expireContent();
  entry = concert;
  jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());
afterAll(async () => {
  log.mockRestore();
  await Promise.all([closeCms(), site.close()]);
});

async function get(version: string, path: string) {
  const query = new URLSearchParams({ version, path, locale: 'it' }).toString();
  const { status, headers } = await fetch(`${site.url}/social?${query}`, { redirect: 'manual' });
  return { status, to: headers.get('location'), headers };
}

it('redirects an old address to the current one, which changes with the content of the picture', async () => {
  const before = await get('0', 'eventi/concerto.png');
  expect(before.status).toBe(307);
  expect(before.to).toMatch(/^\/social\/[0-9a-f]{10}\/eventi\/concerto\.png$/);
  expect((await get('0', 'eventi/concerto.png')).to).toBe(before.to);
  for (const change of [
    { title: 'Concerto grosso' },
    { eventStartDate: '2026-11-28T20:00:00Z' },
    { cancelled: true },
  ]) {
    entry = { ...concert, ...change };
    expect((await get('0', 'eventi/concerto.png')).to).not.toBe(before.to);
  }
});

it.each(['eventi/mai-visto.png', 'eventi/concerto', '../../etc/passwd.png', 'http://x.test/a.png'])(
  'answers %s with 404',
  async (path) => {
    expect((await get('0', path)).status).toBe(404);
  },
);

it('answers with Retry-After if the CMS does not answer', async () => {
  const host = process.env.CMS_HOST;
  process.env.CMS_HOST = 'http://127.0.0.1:1';
  const { status, headers } = await get('0', 'eventi/concerto.png');
  process.env.CMS_HOST = host;
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('5');
  expect(headers.get('cache-control')).toBe('public, max-age=5');
});

it.each([
  ['Città, virtù, caffè: è già così', 'Città, virtù, caffè: è già così'],
  ['Festa 🎉 in cortile 👩‍🎓', 'Festa in cortile'],
  ['Dvořák e Łódź', 'Dvořák e Łódź'],
  ['Ĝis revido', 'Gis revido'],
  ['日本語', ''],
])('draws %s without undrawable characters', (text, drawn) => {
  expect(stripUndrawable(text)).toBe(drawn);
});
