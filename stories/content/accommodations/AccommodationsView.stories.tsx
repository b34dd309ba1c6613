import type { Meta } from '@storybook/nextjs-vite';
import { AccommodationsView } from '@/content/accommodations/AccommodationsView';
import type { CategoryChoice } from '@/content/shared/categories';
import { blockOf } from '../../fixtures/block';
import { titleContent } from '../../fixtures/blocks/TitleContent';
import { textContent } from '../../fixtures/blocks/TextContent';
import { accommodationTeasers } from '../../fixtures/pages/accommodations';
import { listOf } from '../../fixtures/pages/lists';
import { pageIn } from '../../fixtures/pageStories';

const meta: Meta = { component: AccommodationsView };
export default meta;

const introduction = (html: string) => [blockOf('textContent', { html, size: 'large' })];

const choice = (title: string | null, slug: string | null, list: string): CategoryChoice => ({
  title,
  slug,
  href: slug ? `${list}?category=${slug}` : list,
});

const italianHead = {
  title: 'Alloggi',
  introduction: introduction('<p>Stanze e case viste da noi, una per una.</p>'),
  more: [titleContent.long, textContent.typical],
};

const italianChoices = [
  choice(null, null, '/alloggi'),
  choice('Camere singole', 'camere-singole', '/alloggi'),
  choice('Posti letto', 'posti-letto', '/alloggi'),
  choice('Residenze universitarie', 'residenze', '/alloggi'),
];

export const Italian = pageIn(
  'it',
  'accommodations',
  <AccommodationsView
    head={italianHead}
    list={listOf('it', accommodationTeasers.it, italianChoices)}
  />,
);

export const English = pageIn(
  'en',
  'accommodations',
  <AccommodationsView
    head={{
      title: 'Homes',
      introduction: introduction('<p>Rooms and flats that we have seen, one by one.</p>'),
      more: [],
    }}
    list={listOf('en', accommodationTeasers.en, [
      choice(null, null, '/en/accommodations'),
      choice('Single rooms', 'single-rooms', '/en/accommodations'),
    ])}
  />,
);

export const Empty = pageIn(
  'it',
  'accommodations',
  <AccommodationsView
    head={{ ...italianHead, more: [] }}
    list={listOf('it', [], italianChoices)}
  />,
);

const storyWithQuery = (query: Record<string, string>) => ({
  ...pageIn(
    'it',
    'accommodations',
    <AccommodationsView
      head={{ ...italianHead, more: [] }}
      list={listOf('it', accommodationTeasers.it, italianChoices)}
    />,
  ),
  parameters: { nextjs: { router: { locale: 'it', query } } },
});

/** Each filter can be removed separately, and ignored parameters are listed. */
export const Narrowed = storyWithQuery({ type: 'bed,singleRoom', included: 'wifi', beds: 'tanti' });

/** Without results, each suggestion says how many entries it leads to. */
export const NothingFound = storyWithQuery({ 'price-to': '100', card: 'without' });
