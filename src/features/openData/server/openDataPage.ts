import { alternatesOf } from '@/routing/alternates';
import { translatorOf } from '@/server/texts';
import type { LoadPage } from '@/server/pageData';

/** Loads the page about open data, whose texts are fixed texts of the site. */
export const openDataPage: LoadPage<Record<string, never>> = async ({ locale }) => {
  const t = await translatorOf(locale);
  return {
    alternates: alternatesOf('openData'),
    seo: {
      data: null,
      defaults: { title: t('opendata.title'), description: t('opendata.description') },
    },
    view: {},
  };
};
