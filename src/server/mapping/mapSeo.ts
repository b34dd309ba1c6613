import type { SeoFragment } from '@/gql/graphql';
import type { Seo, SocialCard } from '@/layout/model';
import type { MapContext } from './context';
import { mapMediaUrl } from './mapUrl';

/** Titles and descriptions are cut to this many characters (specification §9). */
const maxLength = 200;

/** The fields of the SEO plugin; a page without an entry gives only some. */
export type RawSeo = Partial<SeoFragment>;

export interface SeoDefaults {
  title: string;
  description: string;
  image: string | null;
}

/** Fills what the editors left out from the page itself and then from the site. */
export function mapSeo(
  seo: RawSeo | null | undefined,
  defaults: SeoDefaults,
  context: MapContext,
): Seo {
  const title = cut(seo?.title || defaults.title);
  const description = cut(seo?.description || defaults.description);
  const card = (
    data: NonNullable<SeoFragment['social']>['facebook'] | null | undefined,
  ): SocialCard => ({
    title: cut(data?.title || title),
    description: cut(data?.description || description),
    image: absolute(data?.image?.url ?? defaults.image, context),
  });
  return {
    title,
    description,
    keywords: (seo?.keywords ?? []).flatMap((entry) => entry?.keyword ?? []),
    robots: (seo?.advanced?.robots ?? []).filter((rule): rule is string => Boolean(rule)),
    canonical: seo?.advanced?.canonical ?? null,
    facebook: card(seo?.social?.facebook),
    twitter: card(seo?.social?.twitter),
  };
}

function cut(text: string): string {
  // By code points, so that no half of a character is left at the end.
  return Array.from(text).slice(0, maxLength).join('');
}

function absolute(url: string | null | undefined, context: MapContext): string | null {
  const address = mapMediaUrl(url, context);
  return address && new URL(address, context.siteUrl).href;
}
