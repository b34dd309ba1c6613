import { savedPage } from '@/features/favourites/favouritesPage';
import { savedTexts } from '@/features/favourites/savedTexts';
import { getRequestProps } from '@/server/getRequestProps';

export { SavedView as default } from '@/features/favourites/SavedView';
export const getServerSideProps = getRequestProps(
  'accountPages',
  savedPage('accountPages', 'pages'),
  savedTexts,
  { guard: 'auth' },
);
