/** @jest-environment node */
import { register } from '../../../../instrumentation';
import { AppError } from '@/errors/AppError';
import { ListingEntriesDocument } from '@/gql/graphql';
import type { Cms } from '@/server/cms/cmsFor';
import { loadSection } from './loadSection';
import { preloadPlaces } from './preloadPlaces';
import { expireContent } from '@/server/contentCache';
import { openCms } from '@/server/testing';

jest.mock('@/server/start', () => ({ start: jest.fn() }));

const siteUrl = 'https://sito.example';
const mapIn = (locale: 'it' | 'en') => ({ locale, siteUrl, cmsHost: siteUrl, preview: false });

let errors: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  expireContent();
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

it('loads the points of interest once, and listings read them from the cache', async () => {
  const mapperContext = mapIn('it');
  const requests: unknown[] = [];
  const cms: Cms = (document, variables) => {
    expect(document).toBe(ListingEntriesDocument);
    requests.push(variables);
    return Promise.resolve({ entries: [], total: 0, size: 0 } as never);
  };
  await preloadPlaces({ cms, mapperContext });
  await loadSection('places', { cms, mapperContext });
  expect(requests).toEqual([expect.objectContaining({ section: ['poi'] })]);
  expect(errors).not.toHaveBeenCalled();
});

it('tries again, because the cms may start at the same time', async () => {
  const mapperContext = mapIn('en');
  const answers = [
    () => Promise.reject(new AppError('cms/unreachable', 'not yet')),
    () => Promise.resolve({ entries: [], total: 0, size: 0 } as never),
  ];
  const cms: Cms = () => answers.shift()?.() ?? Promise.reject(new Error('a third request'));
  await preloadPlaces({ cms, mapperContext }, 0);
  expect(await loadSection('places', { cms, mapperContext })).toEqual([]);
  expect(errors).not.toHaveBeenCalled();
});

it('only logs a failure', async () => {
  const mapperContext = mapIn('en');
  const cms: Cms = () => Promise.reject(new AppError('cms/unreachable', 'gone'));
  await preloadPlaces({ cms, mapperContext }, 0);
  await expect(loadSection('places', { cms, mapperContext })).rejects.toThrow('gone');
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('[places en] cms/unreachable'));
});

it('loads them in both languages when the site starts', async () => {
  const requested: unknown[] = [];
  let resolve = () => {};
  const loaded = new Promise<void>((done) => (resolve = done));
  const close = await openCms(({ variables: { section, site } }) => {
    if (requested.push([section, site]) === 2) resolve();
    return { entries: [], total: 0, size: 0 };
  });
  process.env.NEXT_RUNTIME = 'nodejs';
  await register();
  await loaded;
  delete process.env.NEXT_RUNTIME;
  await close();
  expect(requested).toHaveLength(2);
  expect(requested).toEqual(
    expect.arrayContaining([
      [['poi'], ['it']],
      [['poi'], ['en']],
    ]),
  );
});
