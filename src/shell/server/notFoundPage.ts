import { noAlternates } from '@/routing/alternates';
import { translatorOf } from '@/server/texts';
import { noIndexSeo } from '@/server/noIndexSeo';
import type { PageContext, PageData } from '@/server/pageData';

/** Data of the not-found screen, which needs only the layout of every page. */
export async function notFoundPage({
  locale,
}: PageContext): Promise<PageData<Record<string, never>>> {
  const t = await translatorOf(locale);
  return {
    view: {},
    // An unknown address has no translation, and the language switcher shows that.
    alternates: noAlternates,
    seo: noIndexSeo(t('common.notFound.title')),
  };
}
