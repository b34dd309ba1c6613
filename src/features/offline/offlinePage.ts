import { createT } from '@/i18n/translate';
import { alternatesOf } from '@/routing/alternates';
import type { LoadPage } from '@/server/getPageProps';
import { messagesOf } from '@/server/messages';

/** Data of the page that replaces pages which are not available offline. */
export const offlinePage: LoadPage<object> = async ({ locale }) => {
  const t = createT(await messagesOf(locale, ['offline']), locale);
  return {
    view: {},
    alternates: alternatesOf('offline'),
    seo: {
      data: { advanced: { robots: ['noindex'], canonical: null } },
      defaults: { title: t('offline.title'), description: '' },
    },
  };
};
