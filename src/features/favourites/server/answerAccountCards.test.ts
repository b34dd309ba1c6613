import type { Visit } from '@/server/bff/Visit';
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

/** A visit whose session has this answer of the cms. */
const visitWith = (outcome: object) => ({ sendAsVisitor: async () => outcome }) as unknown as Visit;
const visit = visitWith({ kind: 'answered', answer: { data: { viewer } } });

it('fetches the latest four of each section, and all of one section', async () => {
  await answerAccountCards(visit, { site: 'it' });
  expect(requests[0]?.variables).toMatchObject({ site: ['it'], ids: ['7', '6', '5', '4', '3'] });
  requests.splice(0);
  await answerAccountCards(visit, { site: 'en', section: 'events' });
  expect(requests[0]?.variables).toMatchObject({
    site: ['en'],
    ids: ['6', '5', '4', '3', '2', '1'],
  });
});

it.each([
  ['body/invalid', { site: 'it', section: 'places' }, visit],
  ['session/ended', { site: 'it' }, visitWith({ kind: 'ended' })],
  [
    'cms/invalid-answer',
    { site: 'it' },
    visitWith({ kind: 'answered', answer: { data: { viewer: { id: null } } } }),
  ],
])('refuses with the code %s', async (code, variables, from) => {
  await expect(answerAccountCards(from, variables)).rejects.toMatchObject({ code });
  expect(requests).toEqual([]);
});
