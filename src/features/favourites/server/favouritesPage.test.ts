import type { RequestContext, RequestData } from '@/server/getRequestProps';
import { accountHomePage } from '@/features/account/server/accountPage';
import { loginPage, registerPage, verifyEmailPage } from '@/features/account/server/authPage';
import { favouritesPage } from './favouritesPage';

const context = (overrides: Partial<RequestContext> = {}) =>
  ({
    locale: 'it',
    params: {},
    query: {},
    mapperContext: {
      locale: 'it',
      siteUrl: 'https://studium.example',
      cmsHost: '',
      preview: false,
    },
    visitor: 'in',
    cms: async () => ({
      globalSet: { __typename: 'registerPrivacy_GlobalSet', textContent: '<p>Testo</p>' },
    }),
    ...overrides,
    // Only the fields that these pages use.
  }) as unknown as RequestContext;

const robots = ({ seo }: RequestData<unknown>) => seo.data?.advanced?.robots;

it('has nothing personal in the data of the account pages', async () => {
  const overview = await accountHomePage(context());
  const events = await favouritesPage('accountEvents', 'events')(context());
  expect(overview.view).toEqual({ isCheckFailed: false });
  expect(events.view).toEqual({ section: 'events', isCheckFailed: false });
  expect(events.seo.defaults.title).toBe('Eventi salvati');
  expect([robots(overview), robots(events)]).toEqual([['noindex'], ['noindex']]);
});

it('reports that the session check failed', async () => {
  const { view } = await accountHomePage(context({ visitor: 'failed' }));
  expect(view).toEqual({ isCheckFailed: true });
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

it.each([
  ['/account/events', '/login?next=%2Faccount%2Fevents', '/en/login?next=%2Fen%2Faccount%2Fevents'],
  ['/alloggi/attico', '/login', '/en/login'],
  ['//evil.example', '/login', '/en/login'],
])('leads to the page %s after a login in each language', async (next, it, en) => {
  const { alternates } = await loginPage(context({ query: { next } }));
  expect(alternates).toEqual({ it, en });
});
