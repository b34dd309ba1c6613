import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { emptyCards } from '@/features/favourites/emptyCards';
import { FavouritesGrid } from '@/features/favourites/FavouritesGrid';
import { FavouritesGroups } from '@/features/favourites/FavouritesGroups';
import { FavouritesNav } from '@/features/favourites/FavouritesNav';
import { favouritesSections } from '@/features/favourites/model';
import { NoFavourites } from '@/features/favourites/NoFavourites';
import { SharedListView } from '@/features/favourites/SharedListView';
import { accommodationTeasers } from '../../fixtures/pages/accommodations';
import { viewer } from '../../fixtures/visitor';

interface Args {
  section: (typeof favouritesSections)[number];
}

const meta = {
  parameters: { layout: 'padded' },
  args: { section: 'accommodations' },
  argTypes: { section: { options: favouritesSections, control: { type: 'select' } } },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const cards = {
  ...emptyCards(),
  accommodations: accommodationTeasers.it.slice(0, 3),
  pages: [{ id: '7', title: 'Primi passi', href: '/primi-passi' }],
};

export const Grid: Story = {
  render: ({ section }) => <FavouritesGrid section={section} cards={cards} />,
};

export const Groups: Story = { render: () => <FavouritesGroups cards={cards} /> };

export const Navigation: Story = {
  render: ({ section }) => <FavouritesNav user={viewer} current={section} />,
};

export const Pages: Story = { ...Grid, args: { section: 'pages' } };

export const None: Story = { render: ({ section }) => <NoFavourites section={section} /> };

/** The page that a visitor shares with others. */
export const Shared: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <SharedListView list={{ status: 'shared', cards }} />,
};

export const SharingEnded: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <SharedListView list={{ status: 'ended' }} />,
};
