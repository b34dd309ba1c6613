import type { NextApiRequest, NextApiResponse } from 'next';
import { expireContent } from '../contentCache';
import { openCms } from '../testing';
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
let close: () => Promise<void>;

beforeAll(async () => {
  close = await openCms(({ name, variables }) =>
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
  await close();
});

/** Calls the handler with fakes of Next's request and response. */
async function get(version: string, path: string) {
  const headers: Record<string, string> = {};
  const answer = { status: 0, to: '', headers };
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
      return response;
    },
    status: (status: number) => {
      answer.status = status;
      return response;
    },
    redirect: (status: number, to: string) => Object.assign(answer, { status, to }),
    end: () => undefined,
  };
  const query = { version, path, locale: 'it' };
  await pictureHandler(
    { method: 'GET', url: '/social', query } as unknown as NextApiRequest,
    response as unknown as NextApiResponse,
  );
  return answer;
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
  expect(headers).toMatchObject({ 'Retry-After': '5', 'Cache-Control': 'public, max-age=5' });
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
