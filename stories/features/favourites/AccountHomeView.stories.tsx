import type { Meta } from '@storybook/nextjs-vite';
import { AccountHomeView } from '@/features/favourites/AccountHomeView';
import { emptyCards } from '@/features/favourites/emptyCards';
import { FavouritesView } from '@/features/favourites/FavouritesView';
import { withSession } from '../../fixtures/withSession';
import { accommodationTeasers } from '../../fixtures/pages/accommodations';
import { sessions } from '../../fixtures/visitor';
import { pageIn } from '../../fixtures/pageStories';

const meta: Meta = { component: AccountHomeView };
export default meta;

const cards = {
  ...emptyCards(),
  accommodations: accommodationTeasers.it.slice(0, 4),
  pages: [{ id: '7', title: 'Primi passi', href: '/primi-passi' }],
};
const home = (session: keyof typeof sessions) => ({
  ...pageIn('it', 'account', <AccountHomeView visitor={sessions[session]} cards={cards} />),
  decorators: [withSession(sessions[session])],
});

export const Unknown = home('unknown');
export const Loading = home('loading');
export const In = home('in');
export const Out = home('out');
export const Failed = home('failed');

export const NothingSaved = {
  ...pageIn('it', 'account', <AccountHomeView visitor={sessions.in} cards={emptyCards()} />),
  decorators: [withSession(sessions.in)],
};

export const EmptySection = {
  ...pageIn(
    'en',
    'accountEvents',
    <FavouritesView section="events" visitor={sessions.in} cards={emptyCards()} />,
  ),
  decorators: [withSession(sessions.in)],
};
