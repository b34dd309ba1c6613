import type { RequestContext, RequestData } from '@/server/getRequestProps';
import { openCms } from '@/server/testing';
import { loginPage, registerPage, verifyEmailPage } from '@/features/account/server/authPage';
import { overviewPage, favouritesPage } from './favouritesPage';

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

const favourite = (id: number, sectionHandle: string) => ({
  id: String(id),
  uid: '',
  title: '',
  slug: '',
  sectionHandle,
});
const favorites = [1, 2, 3, 4, 5, 6].map((id) => favourite(id, 'events'));
const context = (overrides: Partial<RequestContext> = {}) =>
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
        favorites: [...favorites, favourite(7, 'news')],
      },
    },
    visit: {
      sendAsVisitor: async () => ({ kind: 'answered', answer: { data: { sharedList: null } } }),
    },
    cms: async () => ({
      globalSet: { __typename: 'registerPrivacy_GlobalSet', textContent: '<p>Testo</p>' },
    }),
    ...overrides,
    // Only the fields that these pages use.
  }) as unknown as RequestContext;

const robots = ({ seo }: RequestData<unknown>) => seo.data?.advanced?.robots;

it('shows the latest four of each section, and all on the page of the section', async () => {
  const overview = await overviewPage(context());
  expect(requests[0]?.variables.ids).toEqual(['7', '6', '5', '4', '3']);
  requests.splice(0);
  const events = await favouritesPage('accountEvents', 'events')(context());
  expect(requests[0]?.variables.ids).toEqual(['6', '5', '4', '3', '2', '1']);
  expect(events.seo.defaults.title).toBe('Eventi salvati');
  expect([robots(overview), robots(events)]).toEqual([['noindex'], ['noindex']]);
});

it('reports that the session check failed, and sends no further request', async () => {
  const { view } = await overviewPage(context({ visitor: { status: 'failed' } }));
  expect(view).toEqual({ visitor: { status: 'failed' }, cards: null });
  expect(requests).toEqual([]);
});

it('excludes all account pages from search engines', async () => {
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
