import type { Cms } from '../cms';
import { choicesOf, forgetChoices } from './choicesOf';

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

it('knows how the other language names categories and universities', async () => {
  forgetChoices();
  const choices = await choicesOf('accommodations', {
    cms,
    map: { locale: 'it', preview: false },
  });
  expect(choices.translations).toEqual({
    en: { category: { 'camere-singole': 'single-rooms' }, near: { politecnico: 'polytechnic' } },
  });
  expect(choices.known).toEqual({
    categories: ['camere-singole', 'nuova'],
    universities: ['politecnico'],
  });
});
