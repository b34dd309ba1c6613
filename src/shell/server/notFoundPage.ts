import { messagesOf } from '@/server/messages';
import { createT } from '@/i18n/translate';
import type { PageContext, PageData } from '@/server/pageData';

/** Data of the not-found screen, which needs only the layout of every page. */
export async function notFoundPage({
  locale,
}: PageContext): Promise<PageData<Record<string, never>>> {
  const t = createT(await messagesOf(locale, ['common']), locale);
  return {
    view: {},
    // An unknown address has no translation, and the language switcher shows that.
    alternates: { it: null, en: null },
    seo: {
      data: { advanced: { robots: ['noindex'], canonical: null } },
      defaults: { title: t('common.notFound.title'), description: '' },
    },
  };
}
