import type { T } from '@/i18n/messages';
import { alternatesOf } from '@/routing/alternates';
import type { StaticRouteName } from '@/routing/routes';
import type { LoadAtRequest, RequestContext } from '@/server/getRequestProps';
import { translatorOf } from '@/server/messages';
import type { Session } from '@/session/session';

/** Data of an account page. Search engines must not index it. */
export function accountPage<View>(
  route: StaticRouteName,
  title: (t: T) => string,
  viewOf: (context: RequestContext) => View | Promise<View>,
): LoadAtRequest<View> {
  return async (context) => {
    const { locale } = context;
    const [view, t] = await Promise.all([viewOf(context), translatorOf(locale)]);
    return {
      view,
      alternates: alternatesOf(route),
      seo: {
        data: { advanced: { robots: ['noindex'], canonical: null } },
        defaults: { title: title(t), description: t('account.description') },
      },
    };
  };
}

/** Initial props of the account pages: the session that the server has checked. */
const visitorOf = ({ visitor }: RequestContext): { visitor: Session } => ({ visitor });

export const passwordPage = accountPage(
  'accountPassword',
  (t) => t('account.password.title'),
  visitorOf,
);

export const profilePage = accountPage(
  'accountProfile',
  (t) => t('account.profile.title'),
  visitorOf,
);
