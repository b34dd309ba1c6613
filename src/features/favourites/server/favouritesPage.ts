import type { AccountPageProps } from '@/features/account/AccountFrame';
import { accountPage } from '@/features/account/server/accountPage';
import type { StaticRouteName } from '@/routing/routes';
import type { LoadAtRequest } from '@/server/getRequestProps';
import type { FavouritesSection } from '../model';

/** Data of the page with all favourites of a section. The browser fetches the favourites. */
export const favouritesPage = (
  route: StaticRouteName,
  section: FavouritesSection,
): LoadAtRequest<AccountPageProps & { section: FavouritesSection }> =>
  accountPage(
    route,
    (t) => t(`account.favourites.title.${section}`),
    ({ visitor }) => ({ section, isCheckFailed: visitor === 'failed' }),
  );
