import type { RequestContext, RequestData } from '@/server/getRequestProps';
import { openCms } from '@/server/testing';
import { loginPage, registerPage, verifyEmailPage } from '../account/entryPage';
import { overviewPage, savedPage } from './favouritesPage';

const asked: { name: string; variables: Record<string, unknown> }[] = [];
let close: () => Promise<void>;
beforeAll(async () => {
  close = await openCms((question) => {
    asked.push(question);
    return { entries: [] };
  });
});
beforeEach(() => asked.splice(0));
afterAll(() => close());

const favorite = (id: number, sectionHandle: string) => ({
  id: String(id),
  uid: '',
  title: '',
  slug: '',
  sectionHandle,
});
const favorites = [1, 2, 3, 4, 5, 6].map((id) => favorite(id, 'events'));
const context = (given: Partial<RequestContext> = {}) =>
  ({
    locale: 'it',
    params: {},
    query: {},
    map: { locale: 'it', siteUrl: 'https://studium.example', cmsHost: '', preview: false },
    visitor: {
      status: 'in',
      user: {
        id: '7',
        fullName: 'Ada Bianchi',
        email: 'ada@example.org',
        favorites: [...favorites, favorite(7, 'news')],
      },
    },
    visit: {
      askPersonally: async () => ({ kind: 'answered', answer: { data: { sharedList: null } } }),
    },
    cms: async () => ({
      globalSet: { __typename: 'registerPrivacy_GlobalSet', textContent: '<p>Testo</p>' },
    }),
    ...given,
    // Only what these pages ask for.
  }) as unknown as RequestContext;

const robots = ({ seo }: RequestData<unknown>) => seo.data?.advanced?.robots;

it('shows the latest four of each section first, and all on the section’s page', async () => {
  const overview = await overviewPage(context());
  expect(asked[0]?.variables.ids).toEqual(['7', '6', '5', '4', '3']);
  asked.splice(0);
  const events = await savedPage('accountEvents', 'events')(context());
  expect(asked[0]?.variables.ids).toEqual(['6', '5', '4', '3', '2', '1']);
  expect(events.seo.defaults.title).toBe('Eventi salvati');
  expect([robots(overview), robots(events)]).toEqual([['noindex'], ['noindex']]);
});

it('says that the account cannot be had, and asks for nothing more', async () => {
  const { view } = await overviewPage(context({ visitor: { status: 'failed' } }));
  expect(view).toEqual({ visitor: { status: 'failed' }, cards: null });
  expect(asked).toEqual([]);
});

it('keeps all pages around accounts out of search engines', async () => {
  const query = { code: 'c', id: 'i' };
  const pages = await Promise.all([
    loginPage(context({ query })),
    registerPage(context({ query })),
    verifyEmailPage(context({ query })),
  ]);
  expect(pages.map(({ view }) => view)).toEqual([
    {},
    { privacyHtml: '<p>Testo</p>' },
    { code: 'c', id: 'i' },
  ]);
  for (const page of pages) expect(robots(page)).toEqual(['noindex']);
});
