import type { Meta } from '@storybook/nextjs-vite';
import { noResults, results } from '@/features/search/fixtures';
import { SearchView } from '@/features/search/SearchView';
import { pageIn } from '../../fixtures/pageStories';
import { withPictures } from '../../fixtures/withPictures';

const meta: Meta = { component: SearchView };
export default meta;

export const Results = pageIn(
  'it',
  'search',
  <SearchView
    query="libri"
    section={null}
    outcome={{ kind: 'answered', results: withPictures(results) }}
  />,
);

export const NothingFound = pageIn(
  'it',
  'search',
  <SearchView
    query="libri volanti"
    section={null}
    outcome={{ kind: 'answered', results: noResults }}
  />,
);

export const Failed = pageIn(
  'en',
  'search',
  <SearchView query="books" section={null} outcome={{ kind: 'failed' }} />,
);
