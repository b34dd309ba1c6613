import { AppError, notFound } from '@/errors/AppError';
import { servicePage } from '@/content/services/server/servicePage';
import { getPageProps } from './getPageProps';
import { expireContent } from './contentCache';
import { openCms } from './testing';

/** The entries of the fake cms: a former slug resolves to an entry with a new one. */
const entries: Record<string, unknown> = {
  'mensa-vecchia': { __typename: 'services_services_Entry', slug: 'mensa-nuova' },
};
let closeCms: () => Promise<void>;

beforeAll(async () => {
  closeCms = await openCms(({ variables }) => {
    const { slug } = variables as { slug?: string[] };
    return { entry: entries[slug?.[0] ?? ''] ?? null, globalSets: [], navigationNodes: [] };
  });
});
afterAll(() => closeCms());

const getStaticProps = getPageProps('service', servicePage, ['services']);

it.each([
  ['it', '/servizi/mensa-nuova'],
  ['en', '/en/services/mensa-nuova'],
])(
  'redirects a former address, in %s, with a redirect that browsers do not cache',
  async (locale, to) => {
    expect(await getStaticProps({ locale, params: { slug: 'mensa-vecchia' } })).toEqual({
      redirect: { destination: to, permanent: false },
      revalidate: expect.any(Number),
    });
  },
);

it('answers an unknown address with a 404 that is revalidated', async () => {
  expect(await getStaticProps({ locale: 'it', params: { slug: 'mai-vista' } })).toEqual({
    notFound: true,
    revalidate: expect.any(Number),
  });
});

describe('if only the menus fail', () => {
  const log = jest.spyOn(console, 'error');
  let menus: object | null;
  let close: () => Promise<void>;

  beforeEach(async () => {
    expireContent();
    log.mockReset();
    menus = { globalSets: [], navigationNodes: [] };
    close = await openCms(({ name }) => (name === 'Redirect' ? { redirect: null } : menus));
  });
  afterEach(() => close());
  afterAll(() => log.mockRestore());

  const load = async () => ({
    view: {},
    alternates: { it: '/servizi/mensa', en: null },
    seo: { data: null, defaults: { title: 'Mensa', description: '' } },
  });
  const request = { locale: 'it', params: { slug: 'mensa' } };

  it('the render fails with 404, the last good page stays, and the reason is logged', async () => {
    const getProps = getPageProps('service', load);
    expect(await getProps(request)).toHaveProperty('props');
    menus = null;
    expireContent();
    await expect(getProps(request)).rejects.toMatchObject({
      code: 'menus/unavailable',
      status: 404,
    });
    expect(log).toHaveBeenCalledWith(expect.stringContaining('menus/unavailable'));
  });

  it('a page that fails itself reports its own error', async () => {
    menus = null;
    const refused = async () => {
      throw new AppError('cms/refused', 'no service');
    };
    const answer = getPageProps('service', refused)(request);
    await expect(answer).rejects.toMatchObject({ code: 'cms/refused', status: 502 });
  });

  it('a page that does not exist is still a 404', async () => {
    menus = null;
    const nothing = async () => {
      throw notFound('no such service');
    };
    const answer = await getPageProps('service', nothing)(request);
    expect(answer).toEqual({ notFound: true, revalidate: 300 });
  });
});

it('an address with the end of a sentence leads to the page that was meant', async () => {
  const close = await openCms(() => ({ redirect: null }));
  const answer = await getStaticProps({ locale: 'it', params: { slug: 'Mensa).' } });
  await close();
  expect(answer).toMatchObject({ redirect: { destination: '/servizi/mensa', permanent: false } });
});

it.each(['\u0000', 'a/b', '..', ' ', 'a'.repeat(256), '<script>', '💩'])(
  'answers %j with a 404, and requests no entry from the cms',
  async (slug) => {
    const requests: string[] = [];
    const close = await openCms(({ name }) => {
      requests.push(name);
      return { redirect: null };
    });
    const answer = await getStaticProps({ locale: 'it', params: { slug } });
    await close();
    expect(answer).toMatchObject({ notFound: true });
    expect(requests).toEqual(['Redirect']);
  },
);

it.each([
  ['it', '/servizi/Mensa%20centrale'],
  ['en', '/en/services/Mensa%20centrale'],
])('redirects permanently where an editor wrote a redirect, in %s', async (locale, from) => {
  const close = await openCms(({ variables }) => ({
    redirect: variables.address === from ? '/servizi' : null,
  }));
  const answer = await getStaticProps({ locale, params: { slug: 'Mensa centrale' } });
  await close();
  expect(answer).toEqual({
    redirect: { destination: '/servizi', permanent: true },
    revalidate: expect.any(Number),
  });
});
