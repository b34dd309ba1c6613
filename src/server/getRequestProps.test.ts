import type { GetServerSidePropsContext } from 'next';
import { searchPage } from '@/features/search/server/searchPage';
import { getRequestProps } from './getRequestProps';
import { expireContent } from './contentCache';
import { openCms } from './testing';

const getServerSideProps = getRequestProps('search', searchPage, ['search'], { shared: true });
const setHeader = jest.fn();

async function load(query: Record<string, string>, locale = 'it', previewData?: object) {
  const res = { statusCode: 0, setHeader };
  const answer = await getServerSideProps({
    query,
    locale,
    req: { headers: {}, socket: {} },
    res,
    previewData,
  } as unknown as GetServerSidePropsContext);
  if (!('props' in answer)) throw new Error('no page');
  return { status: res.statusCode, ...(await answer.props) };
}

const sections = ['accommodations', 'services', 'events', 'universities', 'news', 'pages'];
const nothing = Object.fromEntries(
  sections.flatMap((section) => [
    [section, []],
    [`${section}Count`, section === 'news' ? 3 : 0],
  ]),
);
const siteInfo = { __typename: 'siteInfo_GlobalSet', plainTitle: 'Studium', image: [] };
const open = () => openCms(() => ({ ...nothing, globalSets: [siteInfo], navigationNodes: [] }));

beforeAll(() => jest.spyOn(console, 'error').mockReturnValue());
afterAll(() => jest.restoreAllMocks());
beforeEach(expireContent);

describe('without a content management system', () => {
  beforeEach(() => (process.env.CMS_HOST = 'http://127.0.0.1:1'));
  afterEach(() => delete process.env.CMS_HOST);

  it('the page has status 503 and shows the typed query', async () => {
    const { status, page, view, _nextI18Next } = await load({ q: '  stanza  ' });
    expect(status).toBe(503);
    expect(view).toEqual({ query: 'stanza', section: null, outcome: { kind: 'failed' } });
    expect(page.layout.siteName).toBe('localhost');
    expect(_nextI18Next.initialI18nStore).toMatchObject({
      it: { search: { failed: {} }, common: {} },
    });
  });

  it('header and footer are the stale ones', async () => {
    const close = await open();
    await load({ q: 'stanza' });
    await close();
    process.env.CMS_HOST = 'http://127.0.0.1:1';
    expireContent();
    const { status, page } = await load({ q: 'stanza' });
    expect(status).toBe(503);
    expect(page.layout.siteName).toBe('Studium');
  });
});

describe('the page of results', () => {
  let close: () => Promise<void>;
  beforeEach(async () => (close = await open()));
  afterEach(() => close());

  it('is not indexed, and links to the same search in the other language', async () => {
    const { status, page, view } = await load({ q: 'stanza & <b>', section: 'news' }, 'en');
    expect(status).toBe(200);
    expect(page.seo.robots).toEqual(['noindex']);
    expect(page.seo.title).toBe('“stanza & <b>”: search results · Studium');
    expect(page.alternates).toEqual({
      it: '/cerca?q=stanza+%26+%3Cb%3E&section=news',
      en: '/en/search?q=stanza+%26+%3Cb%3E&section=news',
    });
    expect(view).toMatchObject({ section: 'news', outcome: { kind: 'answered' } });
  });

  it('is stored for other visitors, but not in a preview', async () => {
    await load({ q: 'stanza' });
    expect(setHeader).toHaveBeenLastCalledWith('Site-Cache-Control', 'max-age=1');
    setHeader.mockClear();
    await load({ q: 'stanza' }, 'it', { token: 'x' });
    expect(setHeader).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing', {}, 'noQuery', ''],
    ['two letters', { q: 'ca' }, 'tooShort', 'ca'],
    ['an unknown section', { q: 'casa', section: 'x' }, 'answered', 'casa'],
    ['an endless text', { q: 'a'.repeat(9999) }, 'answered', 'a'.repeat(100)],
  ])('answers %s', async (_, query, kind, words) => {
    const { status, view } = await load(query);
    expect(status).toBe(200);
    expect(view).toMatchObject({ query: words, section: null, outcome: { kind } });
  });
});
