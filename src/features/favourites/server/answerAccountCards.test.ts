import type { VisitorSession } from '@/server/bff/VisitorSession';
import { openCms } from '@/server/testing';
import { answerAccountCards } from './answerAccountCards';

const requests: { name: string; variables: Record<string, unknown> }[] = [];
let close: () => Promise<void>;
beforeAll(async () => {
  close = await openCms((request) => {
    requests.push(request);
    return { entries: [] };
  });
});
beforeEach(() => requests.splice(0));
afterAll(() => close());

const favourite = (id: number, sectionHandle: string) => ({ id: String(id), sectionHandle });
const favorites = [1, 2, 3, 4, 5, 6].map((id) => favourite(id, 'events'));
const viewer = { id: '7', favorites: [...favorites, favourite(7, 'news'), { id: null }] };

/** A session to which the cms sends this response. */
const sessionWith = (answer: object | null) =>
  ({ sendAsVisitor: async () => answer }) as unknown as VisitorSession;
const session = sessionWith({ data: { viewer } });

it('fetches the latest four of each section, and all of one section', async () => {
  await answerAccountCards(session, { site: 'it' });
  expect(requests[0]?.variables).toMatchObject({ site: ['it'], ids: ['7', '6', '5', '4', '3'] });
  requests.splice(0);
  await answerAccountCards(session, { site: 'en', section: 'events' });
  expect(requests[0]?.variables).toMatchObject({
    site: ['en'],
    ids: ['6', '5', '4', '3', '2', '1'],
  });
});

it.each([
  ['body/invalid', { site: 'it', section: 'places' }, session],
  ['session/ended', { site: 'it' }, sessionWith(null)],
  ['cms/invalid-answer', { site: 'it' }, sessionWith({ data: { viewer: { id: null } } })],
])('refuses with the code %s', async (code, variables, from) => {
  await expect(answerAccountCards(from, variables)).rejects.toMatchObject({ code });
  expect(requests).toEqual([]);
});
