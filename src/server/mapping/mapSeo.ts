import type { SeoFragment } from '@/gql/graphql';
import type { Seo } from '@/layout/model';
import type { MapContext } from './context';
import { mapMediaUrl } from './mapUrl';
import { socialTags, type SocialCard, type SocialImage } from './socialTags';

/** Titles and descriptions are cut to this many characters (specification §9). */
const maxLength = 200;

/** The fields of the SEO plugin; a page without an entry gives only some. */
export type RawSeo = Partial<SeoFragment>;

export interface SeoDefaults {
  title: string;
  description: string;
  image: string | null;
}

/**
 * Fills what the editors left out from the page itself and then from the site.
 * @param drawn the page's own picture, for where editors chose none
 */
export function mapSeo(
  seo: RawSeo | null | undefined,
  defaults: SeoDefaults,
  context: MapContext,
  drawn: SocialImage | null = null,
): Seo {
  const title = cut(seo?.title || defaults.title);
  const description = cut(seo?.description || defaults.description);
  const card = (
    data: NonNullable<SeoFragment['social']>['facebook'] | null | undefined,
  ): SocialCard => ({
    title: cut(data?.title || title),
    description: cut(data?.description || description),
    image: imageOf(data?.image?.url, context) ?? drawn ?? imageOf(defaults.image, context),
  });
  return {
    title,
    description,
    keywords: (seo?.keywords ?? []).flatMap((entry) => entry?.keyword ?? []),
    robots: (seo?.advanced?.robots ?? []).filter((rule): rule is string => Boolean(rule)),
    canonical: seo?.advanced?.canonical ?? null,
    social: socialTags(
      { facebook: card(seo?.social?.facebook), twitter: card(seo?.social?.twitter) },
      context.locale,
    ),
  };
}

function cut(text: string): string {
  // By code points, so that no half of a character is left at the end.
  return Array.from(text).slice(0, maxLength).join('');
}

function imageOf(url: string | null | undefined, context: MapContext): SocialImage | null {
  const address = mapMediaUrl(url, context);
  return address === null ? null : { url: new URL(address, context.siteUrl).href };
}
