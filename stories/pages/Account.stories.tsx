import type { Meta } from '@storybook/nextjs-vite';
import { AccountHomeView } from '@/features/favourites/AccountHomeView';
import { noCards } from '@/features/favourites/noCards';
import { SavedView } from '@/features/favourites/SavedView';
import { inSession } from '../fixtures/inSession';
import { accommodationTeasers } from '../fixtures/pages/accommodations';
import { sessions } from '../fixtures/visitor';
import { pageIn } from './pageStories';

const meta: Meta = { title: 'Session/Account', component: AccountHomeView };
export default meta;

const cards = {
  ...noCards(),
  accommodations: accommodationTeasers.it.slice(0, 4),
  pages: [{ id: '7', title: 'Primi passi', href: '/primi-passi' }],
};
const home = (session: keyof typeof sessions) => ({
  ...pageIn('it', 'account', <AccountHomeView visitor={sessions[session]} cards={cards} />),
  decorators: [inSession(sessions[session])],
});

export const Unknown = home('unknown');
export const Loading = home('loading');
export const In = home('in');
export const Out = home('out');
export const Failed = home('failed');

export const NothingSaved = {
  ...pageIn('it', 'account', <AccountHomeView visitor={sessions.in} cards={noCards()} />),
  decorators: [inSession(sessions.in)],
};

export const EmptySection = {
  ...pageIn(
    'en',
    'accountEvents',
    <SavedView section="events" visitor={sessions.in} cards={noCards()} />,
  ),
  decorators: [inSession(sessions.in)],
};
