import { env } from '../env';
import type { Page } from '../payload-types';
import type { Site } from '../sites';
import type { SomeResolvers } from './ContractResolvers';
import { loadAssets } from './media/assetList';

/** The source object for SEO data. Title and description fall back to those of the page. */
export interface SeoSource {
  seo: NonNullable<Page['seo']>;
  title: string | null;
  description: string | null;
  site: Site;
}

interface Titled {
  title?: string | null;
  excerpt?: string | null;
  seo?: Page['seo'];
}

/** Resolves the seo field of an entry or a category. */
export const seoOf = ({ doc, site }: { doc: Titled; site: Site }): SeoSource => ({
  seo: doc.seo ?? {},
  title: doc.seo?.title || doc.title || null,
  description: doc.seo?.description || doc.excerpt || null,
  site,
});

const canonical = (url: string | null | undefined): string | null =>
  url ? (url.startsWith('/') ? `${env.siteUrl}${url}` : url) : null;

export type Keyword = NonNullable<NonNullable<Page['seo']>['keywords']>[number];

const self = (source: SeoSource): SeoSource => source;

export const seoResolvers = {
  Ether_SeoData: { keywords: ({ seo }) => seo.keywords ?? [], social: self, advanced: self },
  Ether_SEOKeyword: { rating: ({ rating }) => rating ?? 'neutral' },
  Ether_SeoSocialNetworks: { twitter: self, facebook: self },
  Ether_SeoSocialData: {
    image: async ({ seo, site }, _, context) =>
      (await loadAssets([seo.image], site, context))[0] ?? null,
  },
  Ether_SeoAdvanced: {
    robots: ({ seo }) => (seo.noIndex ? ['noindex'] : []),
    canonical: ({ seo }) => canonical(seo.canonical),
  },
} satisfies SomeResolvers;
