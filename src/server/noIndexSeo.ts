import type { PageData } from './pageData';

/** The SEO data of a page that search engines must not index; such a page has no canonical address. */
export const noIndexSeo = (title: string, description = ''): PageData<never>['seo'] => ({
  data: { advanced: { robots: ['noindex'], canonical: null } },
  defaults: { title, description },
});
