import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError, notFound } from '@/errors/AppError';
import { servicePage } from '@/features/services/servicePage';
import { getPageProps } from './getPageProps';
import { forgetLayout } from './layout';
import { openCms } from './testing';

// A layout begins to load the places and does not wait for them; see finding/preloadPlaces.test.ts.
jest.mock('./finding/wholeSection', () => ({
  ...jest.requireActual<object>('./finding/wholeSection'),
  preloadPlaces: jest.fn(),
}));

/** Stands for a cms in which one service has the slug of today. */
const entries: Record<string, unknown> = {
  'mensa-vecchia': { __typename: 'services_services_Entry', slug: 'mensa-nuova' },
};
let cms: Server;

beforeAll(async () => {
  cms = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { variables } = JSON.parse(body) as { variables: { slug?: string[] } };
      const entry = entries[variables.slug?.[0] ?? ''] ?? null;
      response.end(JSON.stringify({ data: { entry, globalSets: [], navigationNodes: [] } }));
    });
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  process.env.CMS_HOST = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
});
afterAll(async () => {
  delete process.env.CMS_HOST;
  await new Promise((resolve) => cms.close(resolve));
});

const getStaticProps = getPageProps('service', servicePage, ['services']);

it.each([
  ['it', '/servizi/mensa-nuova'],
  ['en', '/en/services/mensa-nuova'],
])('redirects a former address, in %s, in a way that no browser keeps', async (locale, to) => {
  expect(await getStaticProps({ locale, params: { slug: 'mensa-vecchia' } })).toEqual({
    redirect: { destination: to, permanent: false },
    revalidate: expect.any(Number),
  });
});

it('answers an unknown address with a 404 that is looked at again', async () => {
  expect(await getStaticProps({ locale: 'it', params: { slug: 'mai-vista' } })).toEqual({
    notFound: true,
    revalidate: expect.any(Number),
  });
});

describe('where only the menus cannot be had', () => {
  const log = jest.spyOn(console, 'error');
  let menus: object | null;
  let close: () => Promise<void>;

  beforeEach(async () => {
    forgetLayout();
    log.mockReset();
    menus = { globalSets: [], navigationNodes: [] };
    close = await openCms(() => menus);
  });
  afterEach(() => close());
  afterAll(() => log.mockRestore());

  const load = async () => ({
    view: {},
    alternates: { it: '/servizi/mensa', en: null },
    seo: { data: null, defaults: { title: 'Mensa', description: '' } },
  });
  const asked = { locale: 'it', params: { slug: 'mensa' } };

  it('the last good page stays; without one it is a 404 that nobody keeps, and the log says why', async () => {
    const make = getPageProps('service', load);
    expect(await make(asked)).toHaveProperty('props');
    menus = null;
    forgetLayout();
    await expect(make(asked)).rejects.toMatchObject({ code: 'menus/unavailable', status: 404 });
    expect(log).toHaveBeenCalledWith(expect.stringContaining('menus/unavailable'));
  });

  it('a page that cannot be had itself fails for its own reason', async () => {
    menus = null;
    const refused = async () => {
      throw new AppError('cms/refused', 'no service');
    };
    const answer = getPageProps('service', refused)(asked);
    await expect(answer).rejects.toMatchObject({ code: 'cms/refused', status: 502 });
  });

  it('a page that does not exist is a 404 as ever', async () => {
    menus = null;
    const nothing = async () => {
      throw notFound('no such service');
    };
    const answer = await getPageProps('service', nothing)(asked);
    expect(answer).toEqual({ notFound: true, revalidate: 300 });
  });
});

it.each(['\u0000', 'a/b', '..', ' ', 'a'.repeat(256), '<script>', '💩'])(
  'answers %j with a 404 without asking anybody',
  async (slug) => {
    process.env.CMS_HOST = 'http://127.0.0.1:1';
    const getStaticProps = getPageProps('service', servicePage, ['services']);
    expect(await getStaticProps({ locale: 'it', params: { slug } })).toMatchObject({
      notFound: true,
    });
  },
);
