import type { Cms } from '@/server/cms/cmsFor';
import { loadChoices } from './loadChoices';
import { expireContent } from '@/server/contentCache';

const cms = (async () => ({
  categories: [
    {
      slug: 'camere-singole',
      title: 'Camere singole',
      localized: [{ slug: 'single-rooms', siteHandle: 'en' }],
    },
    { slug: 'nuova', title: 'Nuova', localized: [] },
  ],
  universities: [
    {
      __typename: 'universities_universities_Entry',
      slug: 'politecnico',
      title: 'Politecnico',
      localized: [{ slug: 'polytechnic', siteHandle: 'en' }],
      address: null,
    },
  ],
})) as unknown as Cms;

it('returns the slugs of categories and universities in the other language', async () => {
  expireContent();
  const choices = await loadChoices('accommodations', {
    cms,
    mapperContext: { locale: 'it', siteUrl: '', cmsHost: '', preview: false },
  });
  expect(choices.translations).toEqual({
    en: { category: { 'camere-singole': 'single-rooms' }, near: { politecnico: 'polytechnic' } },
  });
  expect(choices.validSlugs).toEqual({
    categories: ['camere-singole', 'nuova'],
    universities: ['politecnico'],
  });
});
