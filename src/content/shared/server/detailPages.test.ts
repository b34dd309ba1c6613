import { context } from '@/blocks/engine/testing/rawBlocks';
import type { Cms } from '@/server/cms/cmsFor';
import { accommodationPage } from '@/content/accommodations/server/accommodationPage';
import { eventPage } from '@/content/events/server/eventPage';
import { newsArticlePage } from '@/content/news/server/newsArticlePage';
import { genericPage } from '@/content/pages/server/genericPage';
import { placePage } from '@/content/places/server/placePage';
import { servicePage } from '@/content/services/server/servicePage';
import { universityPage } from '@/content/universities/server/universityPage';
import type { LoadPage } from '@/server/pageData';

const pages: [string, LoadPage<object>, string][] = [
  ['accommodations_accommodations_Entry', accommodationPage, '/en/accommodations/new'],
  ['events_events_Entry', eventPage, '/en/events/new'],
  ['news_news_Entry', newsArticlePage, '/en/news/new'],
  ['pages_pages_Entry', genericPage, '/en/new'],
  ['poi_poi_Entry', placePage, '/en/places/new'],
  ['services_services_Entry', servicePage, '/en/services/new'],
  ['universities_universities_Entry', universityPage, '/en/universities/new'],
];

const mapperContext = { ...context, locale: 'en' } as const;

const load = (page: LoadPage<object>, entry: unknown) => {
  const cms: Cms = () => Promise.resolve({ entry } as never);
  return page({ locale: 'en', params: { slug: 'old' }, cms, mapperContext });
};

describe.each(pages)('the page of %s', (__typename, page, to) => {
  it('redirects from a former address', async () => {
    await expect(load(page, { __typename, slug: 'new' })).rejects.toMatchObject({ to });
  });

  it('does not exist for an unknown slug', async () => {
    await expect(load(page, null)).rejects.toThrow('content/not-found');
  });
});
