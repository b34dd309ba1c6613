import { env } from '../env';
import type { Page } from '../payload-types';
import type { Site } from '../sites';
import type { ApiContext } from './context';
import type { TypeResolvers } from './FieldResolver';
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

/** Resolves the seo field of an entry. */
export const seoOf = ({ doc, site }: { doc: Titled; site: Site }): SeoSource => ({
  seo: doc.seo ?? {},
  title: doc.seo?.title || doc.title || null,
  description: doc.seo?.description || doc.excerpt || null,
  site,
});

const canonical = (url: string | null | undefined): string | null =>
  url ? (url.startsWith('/') ? `${env.siteUrl}${url}` : url) : null;

type Self = SeoSource;
const self = (source: Self): Self => source;

export const seoResolvers: TypeResolvers = {
  Ether_SeoData: {
    title: ({ title }: Self) => title,
    description: ({ description }: Self) => description,
    keywords: ({ seo }: Self) => seo.keywords ?? [],
    social: self,
    advanced: self,
  },
  Ether_SEOKeyword: {
    keyword: ({ keyword }: { keyword: string }) => keyword,
    rating: ({ rating }: { rating?: string | null }) => rating ?? 'neutral',
  },
  Ether_SeoSocialNetworks: { twitter: self, facebook: self },
  Ether_SeoSocialData: {
    title: ({ title }: Self) => title,
    description: ({ description }: Self) => description,
    image: async ({ seo, site }: Self, _: unknown, context: ApiContext) =>
      (await loadAssets([seo.image], site, context))[0] ?? null,
  },
  Ether_SeoAdvanced: {
    robots: ({ seo }: Self) => (seo.noIndex ? ['noindex'] : []),
    canonical: ({ seo }: Self) => canonical(seo.canonical),
  },
};
