import type { SocialTag } from '@/layout/model';
import { localeInfo, type Locale } from '@/routing/locales';

/** A picture for those to whom a page is sent. */
export interface SocialImage {
  /** Absolute. */
  url: string;
  /** What it shows, where that is known. */
  alt?: string;
  /** Pixels. */
  width?: number;
  height?: number;
}

export interface SocialCard {
  title: string;
  description: string;
  image: SocialImage | null;
}

/**
 * What a page says of itself where somebody passes its address on, as Open Graph and Twitter name it.
 * Twitter takes the measures of a picture from the file.
 */
export function socialTags(
  { facebook, twitter }: Record<'facebook' | 'twitter', SocialCard>,
  locale: Locale,
): SocialTag[] {
  const { width, height } = facebook.image ?? {};
  const tags: SocialTag[] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:locale', localeInfo[locale].iso.replace('-', '_')],
    ...cardTags('property', 'og', facebook),
    ['property', 'og:image:width', width === undefined ? '' : `${width}`],
    ['property', 'og:image:height', height === undefined ? '' : `${height}`],
    ['name', 'twitter:card', 'summary_large_image'],
    ...cardTags('name', 'twitter', twitter),
  ];
  return tags.filter(([, , content]) => content !== '');
}

const cardTags = (
  attribute: SocialTag[0],
  network: string,
  { title, description, image }: SocialCard,
): SocialTag[] => [
  [attribute, `${network}:title`, title],
  [attribute, `${network}:description`, description],
  [attribute, `${network}:image`, image?.url ?? ''],
  [attribute, `${network}:image:alt`, image?.alt ?? ''],
];
