import type { Meta } from '@storybook/nextjs-vite';
import { FavouriteLines } from '@/features/offline/FavouriteLines';
import { OfflineView } from '@/features/offline/OfflineView';
import { pageIn } from '../../fixtures/pageStories';

const meta: Meta = { component: OfflineView };
export default meta;

export const NothingSaved = pageIn('it', 'offline', <OfflineView />);

/** The favourites that the device has stored. */
export const Favourites = pageIn(
  'it',
  'offline',
  <FavouriteLines
    snapshot={{
      user: '7',
      locale: 'it',
      savedOn: '2026-11-20T10:00:00Z',
      ids: ['1'],
      lines: [
        {
          id: '1',
          section: 'accommodations',
          title: 'Mansarda a San Vero',
          href: '/alloggi/mansarda',
          facts: 'Vicolo del Fornaio 8 · € 420 al mese',
        },
      ],
    }}
  />,
);
