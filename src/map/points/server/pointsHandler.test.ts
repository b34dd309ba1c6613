import type { NextApiRequest, NextApiResponse } from 'next';
import { openCms } from '@/server/testing';
import { pointsHandler } from './pointsHandler';
import { expireContent } from '@/server/contentCache';

let requests: { name: string; variables: Record<string, unknown> }[] = [];
let close: () => Promise<void>;

const picture = (width: number) => `${process.env.CMS_HOST ?? ''}/media/fountain-${width}.webp`;
const entry = (id: number, place: object | null) => ({
  __typename: 'poi_poi_Entry',
  id: String(id),
  title: `Fontana ${id}`,
  url: null,
  description: 'Acqua buona.',
  address: place && { address: 'Piazza Grande', ...place },
  icon: [
    {
      __typename: 'media_Asset',
      alt: 'Una fontana disegnata',
      url: picture(2000),
      width: 2000,
      height: 2000,
      w560: picture(560),
      w1180: picture(1180),
      w1540: picture(1540),
    },
  ],
});
const where = { lat: 43.4122, lng: 12.0496 };

beforeEach(async () => {
  requests = [];
  expireContent();
  close = await openCms((request) => {
    requests.push(request);
    const { offset } = request.variables;
    const count = offset === 0 ? 150 : 1;
    return {
      entries: Array.from({ length: count }, (_, n) =>
        entry(Number(offset) + n, n === 3 ? null : where),
      ),
    };
  });
});
afterEach(async () => {
  await close();
  jest.restoreAllMocks();
});

/** Calls the handler with fakes of Next's request and response. */
async function get(query: Record<string, string>, method = 'GET') {
  const answer = { status: 0, body: null as unknown, headers: {} as Record<string, string> };
  const response = {
    setHeader: (name: string, value: string) => {
      answer.headers[name.toLowerCase()] = value;
      return response;
    },
    status: (status: number) => {
      answer.status = status;
      return response;
    },
    json: (body: unknown) => {
      answer.body = body;
    },
  };
  await pointsHandler(
    { method, query } as unknown as NextApiRequest,
    response as unknown as NextApiResponse,
  );
  return answer;
}

it('returns all points that have a position, each with its icon in all widths', async () => {
  const { status, body, headers } = await get({ locale: 'it' });
  expect(status).toBe(200);
  expect(headers['cache-control']).toMatch(/^public, max-age=60/);
  expect(body).toHaveLength(150);
  expect(Array.isArray(body) && body[0]).toEqual({
    id: '0',
    title: 'Fontana 0',
    address: 'Piazza Grande',
    description: 'Acqua buona.',
    href: null,
    position: where,
    icon: {
      base: '/media/fountain-',
      src: '1180.webp',
      srcSet: '560.webp 560w, 1180.webp 1180w, 1540.webp 1540w',
      alt: '',
      width: 2000,
      height: 2000,
    },
  });
});

it('sends one request per language to the cms, until the cache is cleared', async () => {
  await Promise.all([get({ locale: 'it' }), get({ locale: 'it' }), get({ locale: 'en' })]);
  await get({ locale: 'en' });
  const first = requests.filter(({ variables }) => variables['offset'] === 0);
  expect(first.map(({ variables }) => variables['site'])).toEqual([['it'], ['en']]);
  expireContent();
  await get({ locale: 'it' });
  expect(requests.filter(({ variables }) => variables['offset'] === 0)).toHaveLength(3);
});

it('logs a failure of the cms, and returns only its code', async () => {
  const host = process.env.CMS_HOST;
  await close();
  // Do not fall back to the default address, where a developer's cms may answer.
  process.env.CMS_HOST = host;
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status, body, headers } = await get({ locale: 'en' });
  expect(status).toBe(503);
  expect(body).toEqual({ error: { code: 'cms/unreachable' } });
  expect(headers['cache-control']).toBe('no-store');
  expect(logged).toHaveBeenCalledTimes(1);
  expect(String(logged.mock.calls[0]?.[0])).toMatch(/^\[points of interest en\]/);
  close = async () => {
    delete process.env.CMS_HOST;
    return Promise.resolve();
  };
});

it('refuses other languages and methods', async () => {
  expect(await get({ locale: 'de' })).toMatchObject({ status: 400 });
  expect(await get({ locale: 'it' }, 'POST')).toMatchObject({ status: 405 });
  expect(requests).toEqual([]);
});
