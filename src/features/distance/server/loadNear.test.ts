/** @jest-environment node */
import { AppError } from '@/errors/AppError';
import { ListingEntriesDocument } from '@/gql/graphql';
import type { Cms } from '@/server/cms/cmsFor';
import { expireContent } from '@/server/contentCache';
import type { MapperContext } from '@/server/mapping/context';
import { loadNearPlace } from './loadNear';

const mapperContext: MapperContext = {
  locale: 'it',
  siteUrl: 'https://studium.example',
  cmsHost: 'https://cms.example',
  preview: false,
};
const from = { lat: 43.4, lng: 12 };

const point = (id: string, lat: number | null) => ({
  __typename: 'poi_poi_Entry',
  id,
  slug: `luogo-${id}`,
  title: `Luogo ${id}`,
  icon: [],
  address: { address: 'Via', lat, lng: 12 },
});

/** A fake cms with points of interest and no services, which records the requests. */
function contract(points: ReturnType<typeof point>[]) {
  const requests: unknown[] = [];
  const cms = (async (document: unknown, variables: { section: string[] }) => {
    if (document !== ListingEntriesDocument) throw new Error('another document');
    requests.push(variables.section);
    const entries = variables.section.includes('poi') ? points : [];
    return { entries, total: entries.length, size: entries.length };
    // The cast is needed because the fake returns only a part of the fields.
  }) as unknown as Cms;
  return { cms, requests };
}
const broken = (async () => {
  throw new AppError('cms/unreachable', 'gone');
}) as unknown as Cms;

let errors: jest.SpyInstance;
beforeEach(() => {
  expireContent();
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

it('returns the nearest first, without the place itself and places without a position', async () => {
  const { cms } = contract([
    point('1', 43.4),
    point('2', 43.42),
    point('3', 43.401),
    point('4', null),
  ]);
  const { places, services } = await loadNearPlace('1', from, { cms, mapperContext });
  expect(places.map(({ entry }) => entry.id)).toEqual(['3', '2']);
  expect(places[0]?.walking).toBeLessThan(places[1]?.walking ?? 0);
  expect(services).toEqual([]);
});

it('only logs a failure', async () => {
  expect(await loadNearPlace('1', from, { cms: broken, mapperContext })).toEqual({
    places: [],
    services: [],
  });
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('near places it'));
});

it('sends no request for a place without a position', async () => {
  expect(await loadNearPlace('1', null, { cms: broken, mapperContext })).toEqual({
    places: [],
    services: [],
  });
  expect(errors).not.toHaveBeenCalled();
});
