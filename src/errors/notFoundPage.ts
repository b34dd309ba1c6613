import type { PageContext, PageData } from '@/server/getPageProps';
import { messagesOf } from '@/server/messages';
import { createT } from '@/i18n/translate';

/** Data of the not-found screen. It needs nothing but the surroundings of every page. */
export async function notFoundPage({
  locale,
}: PageContext): Promise<PageData<Record<string, never>>> {
  const t = createT(await messagesOf(locale, ['common']), locale);
  return {
    view: {},
    // What leads nowhere leads nowhere in the other language: the switcher says so.
    alternates: { it: null, en: null },
    seo: {
      data: { advanced: { robots: ['noindex'], canonical: null } },
      defaults: { title: t('common.notFound.title'), description: '' },
    },
  };
}
