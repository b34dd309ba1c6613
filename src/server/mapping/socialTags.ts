import type { SocialTag } from '@/layout/model';
import { localeInfo, type Locale } from '@/routing/locales';

/** The picture of a shared link. */
export interface SocialImage {
  /** Absolute address. */
  url: string;
  /** The alternative text, if it is known. */
  alt?: string;
  /** Pixels. */
  width?: number;
  height?: number;
}

export interface SocialCard {
  title: string;
  description: string;
  image: SocialImage;
}

/**
 * The Open Graph and Twitter tags of a page. Twitter needs no width and height, because it reads them from
 * the file.
 */
export function socialTags(
  { facebook, twitter }: Record<'facebook' | 'twitter', SocialCard>,
  locale: Locale,
): SocialTag[] {
  const { width, height } = facebook.image;
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
  [attribute, `${network}:image`, image.url],
  [attribute, `${network}:image:alt`, image.alt ?? ''],
];
