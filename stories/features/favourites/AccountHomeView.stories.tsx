import type { Meta } from '@storybook/nextjs-vite';
import { AccountHomeView } from '@/features/favourites/AccountHomeView';
import { emptyCards } from '@/features/favourites/emptyCards';
import { FavouritesView } from '@/features/favourites/FavouritesView';
import { withAnswers } from '../../fixtures/withAnswers';
import { withSession } from '../../fixtures/withSession';
import { accommodationTeasers } from '../../fixtures/pages/accommodations';
import { sessions } from '../../fixtures/visitor';
import { pageIn } from '../../fixtures/pageStories';

const meta: Meta = { component: AccountHomeView };
export default meta;

const accountCards = {
  ...emptyCards(),
  accommodations: accommodationTeasers.it.slice(0, 4),
  pages: [{ id: '7', title: 'Primi passi', href: '/primi-passi' }],
};
const sharedList = { sharedList: null };
const home = (session: keyof typeof sessions, AccountCards?: object) => ({
  ...pageIn('it', 'account', <AccountHomeView isCheckFailed={false} />),
  decorators: [withSession(sessions[session])],
  beforeEach: withAnswers({ ...(AccountCards && { AccountCards }), SharedList: sharedList }),
});

export const Loading = home('loading');
export const In = home('in', { accountCards });
export const Out = home('out');
export const Failed = home('failed');
export const NothingSaved = home('in', { accountCards: emptyCards() });
export const CardsNotLoaded = home('in');

export const EmptySection = {
  ...pageIn('en', 'accountEvents', <FavouritesView section="events" isCheckFailed={false} />),
  decorators: [withSession(sessions.in)],
  beforeEach: withAnswers({ AccountCards: { accountCards: emptyCards() } }),
};
