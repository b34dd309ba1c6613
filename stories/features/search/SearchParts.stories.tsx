import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { noResults, results } from '@/features/search/fixtures';
import { HitGroups } from '@/features/search/HitGroups';
import { Highlighted } from '@/features/search/Hit';
import { Recent } from '@/features/search/Recent';
import { SearchForm } from '@/features/search/SearchForm';
import { SearchPanel } from '@/features/search/SearchPanel';
import { Suggestions } from '@/features/search/Suggestions';
import { withPictures } from '../../fixtures/withPictures';

interface Args {
  query: string;
  size: 'row' | 'card';
}

const meta = {
  parameters: { layout: 'padded' },
  args: { query: 'libri', size: 'row' },
  argTypes: { size: { options: ['row', 'card'], control: { type: 'inline-radio' } } },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const { groups, marks } = withPictures(results);
const nothing = () => undefined;

/** Search as you type: field, recent searches and suggestions. */
export const Panel: Story = { render: () => <SearchPanel /> };

export const Form: Story = {
  render: ({ query }) => <SearchForm name="q" defaultValue={query} />,
};

/** The results by section. */
export const Groups: Story = {
  render: ({ query, size }) => <HitGroups results={{ query, groups, marks }} size={size} />,
};

/** The words of the query are marked. */
export const Marked: Story = {
  render: () => (
    <p>
      <Highlighted text="Libri di testo in prestito" marks={marks} />
    </p>
  ),
};

export const RecentSearches: Story = {
  render: () => (
    <Recent
      recent={{ searches: ['mensa', 'libri'], add: nothing, remove: nothing, clear: nothing }}
      onChoose={nothing}
      onRemoved={nothing}
    />
  ),
};

export const Suggested: Story = {
  render: () => <Suggestions suggestions={noResults.suggestions} heading="h2" onWord={nothing} />,
};
