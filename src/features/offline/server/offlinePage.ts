import { alternatesOf } from '@/routing/alternates';
import { translatorOf } from '@/server/texts';
import { noIndexSeo } from '@/server/noIndexSeo';
import type { LoadPage } from '@/server/pageData';

/** Data of the page that replaces pages which are not available offline. */
export const offlinePage: LoadPage<object> = async ({ locale }) => {
  const t = await translatorOf(locale);
  return {
    view: {},
    alternates: alternatesOf('offline'),
    seo: noIndexSeo(t('offline.title')),
  };
};
