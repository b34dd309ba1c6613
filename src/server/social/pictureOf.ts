import { createHash } from 'node:crypto';
import type { TFunction } from 'i18next';
import { shortEventDate } from '../mapping/eventDates';
import type { SocialPictureQuery } from '@/gql/graphql';
import { sectionOf } from '@/routing/sections';
import { pictureHref } from '@/routing/files';
import { uriOf } from '@/routing/uri';
import type { Locale } from '@/routing/locales';
import { match } from '@/routing/match';
import type { Hue } from '@/theme/hue';
import { mapDate } from '../mapping/mapDate';
import type { SocialImage } from '../mapping/socialTags';
import type { SiteSeo } from '../mapping/mapLayout';

/** Pixels; social networks recommend this size. */
export const socialPictureSize = { width: 1200, height: 630 };

/** Increase this when the design of the pictures changes. */
const design = 1;

/** The content of the picture of a shared link. */
export interface SocialPicture {
  hue: Hue | null;
  /** The section and, for an event, its date; or empty. */
  kicker: string;
  /** Empty on the home page, which shows only the site's name. */
  title: string;
  siteName: string;
  /** Address of the icon that an editor chose; null for the built-in icon. */
  icon: string | null;
}

/** The fields of an entry that its picture needs. */
export type PictureEntry = NonNullable<SocialPictureQuery['entry']>;

/**
 * The content of the picture for an entry's page.
 * @param path with the prefix of the language
 * @param t with the namespace `common`
 */
export function pictureOf(
  entry: PictureEntry,
  path: string,
  { t, locale, site }: { t: TFunction; locale: Locale; site: SiteSeo },
): SocialPicture {
  const route = match(path);
  const hue = route && sectionOf(route.name);
  const section = hue && t(`common.sections.${hue}`);
  return {
    hue,
    kicker: [section, whenOf(entry, t, locale)].filter(Boolean).join(' · '),
    title: (route?.name === 'home' ? '' : entry.title) ?? '',
    siteName: site.title,
    icon: site.favicon,
  };
}

/** The picture in a page's metadata; its address changes with its content. */
export function socialImageOf(
  picture: SocialPicture,
  path: string,
  locale: Locale,
  siteUrl: string,
): SocialImage {
  const { title, siteName } = picture;
  return {
    url: siteUrl + pictureHref(versionOf(picture), uriOf(path, locale), locale),
    alt: [title, siteName].filter(Boolean).join(' · '),
    ...socialPictureSize,
  };
}

/** Two pictures with different content have different versions. */
export function versionOf(picture: SocialPicture): string {
  return createHash('sha256')
    .update(JSON.stringify([design, picture]))
    .digest('hex')
    .slice(0, 10);
}

function whenOf(entry: PictureEntry, t: TFunction, locale: Locale): string {
  if (entry.__typename !== 'events_events_Entry') return '';
  const start = mapDate(entry.eventStartDate);
  const when = start && shortEventDate(start, mapDate(entry.eventEndDate), locale, new Date());
  return [entry.cancelled && t('common.cards.cancelled'), when].filter(Boolean).join(' · ');
}
