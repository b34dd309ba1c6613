/** @jest-environment node */
import { AppError } from '@/errors/AppError';
import { FindingDocument } from '@/gql/graphql';
import type { Cms } from '../cms';
import { forgetSections, preloadPlaces, wholeSection } from './wholeSection';

const siteUrl = 'https://sito.example';
const mapIn = (locale: 'it' | 'en') => ({ locale, siteUrl, cmsHost: siteUrl, preview: false });

let errors: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  forgetSections();
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

it('reads the points of interest once, and lists find them in memory', async () => {
  const map = mapIn('it');
  const requests: unknown[] = [];
  const cms: Cms = (document, variables) => {
    expect(document).toBe(FindingDocument);
    requests.push(variables);
    return Promise.resolve({ entries: [], total: 0, size: 0 } as never);
  };
  preloadPlaces({ cms, map });
  await wholeSection('places', { cms, map });
  expect(requests).toEqual([expect.objectContaining({ section: ['poi'] })]);
  expect(errors).not.toHaveBeenCalled();
});

it('only logs a failure', async () => {
  const map = mapIn('en');
  const cms: Cms = () => Promise.reject(new AppError('cms/unreachable', 'gone'));
  preloadPlaces({ cms, map });
  await expect(wholeSection('places', { cms, map })).rejects.toThrow('gone');
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('[places en] cms/unreachable'));
});
