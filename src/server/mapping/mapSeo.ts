import type { SeoFragment } from '@/gql/graphql';
import type { Seo } from '@/layout/model';
import type { MapperContext } from './context';
import { mapMediaUrl } from './mapUrl';
import { socialTags, type SocialCard, type SocialImage } from './socialTags';

/** Titles and descriptions are cut to this many characters (specification §9). */
const maxLength = 200;

/** The fields of the SEO plugin; a page without an entry has only some of them. */
export type RawSeo = Partial<SeoFragment>;

export interface SeoDefaults {
  title: string;
  description: string;
}

/**
 * Maps a page's SEO fields. Empty fields are filled from the page and then from the site.
 * @param picture used for shared links if the editors chose none
 */
export function mapSeo(
  seo: RawSeo | null | undefined,
  defaults: SeoDefaults,
  context: MapperContext,
  picture: SocialImage,
): Seo {
  const title = cut(seo?.title || defaults.title);
  const description = cut(seo?.description || defaults.description);
  const card = (
    data: NonNullable<SeoFragment['social']>['facebook'] | null | undefined,
  ): SocialCard => ({
    title: cut(data?.title || title),
    description: cut(data?.description || description),
    image: imageOf(data?.image?.url, context) ?? picture,
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
  // Cut by code points, so that no surrogate pair is split.
  return Array.from(text).slice(0, maxLength).join('');
}

function imageOf(url: string | null | undefined, context: MapperContext): SocialImage | null {
  const address = mapMediaUrl(url, context);
  return address === null ? null : { url: new URL(address, context.siteUrl).href };
}
