import type { TFunction } from 'i18next';
import { alternatesOf } from '@/routing/alternates';
import type { StaticRouteName } from '@/routing/routes';
import type { LoadAtRequest, RequestContext } from '@/server/getRequestProps';
import { translatorOf } from '@/server/texts';
import { noIndexSeo } from '@/server/noIndexSeo';
import type { AccountPageProps } from '../AccountFrame';

/** Data of an account page or of a login page. Search engines must not index it. */
export function accountPage<View>(
  route: StaticRouteName,
  title: (t: TFunction) => string,
  viewOf: (context: RequestContext) => View | Promise<View>,
): LoadAtRequest<View> {
  return async (context) => {
    const { locale } = context;
    const [view, t] = await Promise.all([viewOf(context), translatorOf(locale)]);
    return {
      view,
      alternates: alternatesOf(route),
      seo: noIndexSeo(title(t), t('account.description')),
    };
  };
}

/** Data of a page for logged-in visitors. It has nothing personal, which the browser fetches. */
const personalPage = (
  route: StaticRouteName,
  title: (t: TFunction) => string,
): LoadAtRequest<AccountPageProps> =>
  accountPage(route, title, ({ visitor }) => ({ isCheckFailed: visitor === 'failed' }));

export const accountHomePage = personalPage('account', (t) => t('account.area.title'));

export const passwordPage = personalPage('accountPassword', (t) => t('account.password.title'));

export const profilePage = personalPage('accountProfile', (t) => t('account.profile.title'));
