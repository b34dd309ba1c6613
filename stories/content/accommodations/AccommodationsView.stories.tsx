import type { Meta } from '@storybook/nextjs-vite';
import { AccommodationsView } from '@/content/accommodations/AccommodationsView';
import { filterChoices } from '@/content/shared/categories';
import { titleContent } from '../../fixtures/blocks/TitleContent';
import { textContent } from '../../fixtures/blocks/TextContent';
import { accommodationTeasers } from '../../fixtures/pages/accommodations';
import { headOf, listOf } from '../../fixtures/pages/lists';
import { pageIn } from '../../fixtures/pageStories';

const meta: Meta = { component: AccommodationsView };
export default meta;

const italianHead = headOf('Alloggi', 'Stanze e case viste da noi, una per una.');

const italianChoices = filterChoices(
  'accommodations',
  [
    { slug: 'camere-singole', title: 'Camere singole' },
    { slug: 'posti-letto', title: 'Posti letto' },
    { slug: 'residenze', title: 'Residenze universitarie' },
  ],
  'it',
);

const italianList = listOf('it', accommodationTeasers.it, italianChoices);

export const Italian = pageIn(
  'it',
  'accommodations',
  <AccommodationsView
    head={{ ...italianHead, more: [titleContent.long, textContent.typical] }}
    list={italianList}
  />,
);

const englishChoices = filterChoices(
  'accommodations',
  [{ slug: 'single-rooms', title: 'Single rooms' }],
  'en',
);

export const English = pageIn(
  'en',
  'accommodations',
  <AccommodationsView
    head={headOf('Homes', 'Rooms and flats that we have seen, one by one.')}
    list={listOf('en', accommodationTeasers.en, englishChoices)}
  />,
);

export const Empty = pageIn(
  'it',
  'accommodations',
  <AccommodationsView head={italianHead} list={listOf('it', [], italianChoices)} />,
);

const storyWithQuery = (query: Record<string, string>) => ({
  ...pageIn('it', 'accommodations', <AccommodationsView head={italianHead} list={italianList} />),
  parameters: { nextjs: { router: { locale: 'it', query } } },
});

/** Each filter can be removed separately, and ignored parameters are listed. */
export const Narrowed = storyWithQuery({ type: 'bed,singleRoom', included: 'wifi', beds: 'tanti' });

/** Without results, each suggestion says how many entries it leads to. */
export const NothingFound = storyWithQuery({ 'price-to': '100', card: 'without' });
