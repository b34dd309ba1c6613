import { createHash } from 'node:crypto';
import { shortWhen } from '@/server/mapping/when';
import type { SocialPictureQuery } from '@/gql/graphql';
import type { T } from '@/i18n/translate';
import { sectionOf } from '@/layout/sections';
import { homeUri, pictureHref } from '@/routing/files';
import type { Locale } from '@/routing/locales';
import { match } from '@/routing/match';
import type { Hue } from '@/theme/hue';
import type { SiteSeo } from '../layout';
import { mapDate } from '../mapping/mapDate';
import type { SocialImage } from '../mapping/socialTags';

/** Pixels, as the networks ask for. */
export const size = { width: 1200, height: 630 };

/** Goes up when pictures are drawn in another way. */
const design = 1;

/** What the picture of a shared link says. */
export interface Picture {
  hue: Hue | null;
  /** Section and, of events, when it is; or empty. */
  kicker: string;
  /** Empty on the home page, where the site's name says it. */
  title: string;
  siteName: string;
  /** Address of the picture that an editor chose as the site's icon. */
  icon: string | null;
}

/** An entry as far as the picture of its page tells of it. */
export type Pictured = NonNullable<SocialPictureQuery['entry']>;

/**
 * What is to be drawn for an entry's page.
 * @param path with the prefix of the language
 * @param t with the namespace `common`
 */
export function pictureOf(
  entry: Pictured,
  path: string,
  { t, locale, site }: { t: T; locale: Locale; site: SiteSeo },
): Picture {
  const found = match(path);
  const hue = found && sectionOf(found.name);
  const section = hue && t(`common.sections.${hue}`);
  return {
    hue,
    kicker: [section, whenOf(entry, t, locale)].filter(Boolean).join(' · '),
    title: (found?.name === 'home' ? '' : entry.title) ?? '',
    siteName: site.title,
    icon: site.favicon,
  };
}

/** The picture as a page names it; its address changes with what is drawn. */
export function imageOf(
  picture: Picture,
  path: string,
  locale: Locale,
  siteUrl: string,
): SocialImage {
  const { title, siteName } = picture;
  return {
    url: siteUrl + pictureHref(versionOf(picture), uriOf(path, locale), locale),
    alt: [title, siteName].filter(Boolean).join(' · '),
    ...size,
  };
}

/** Differs as soon as two pictures would. */
export function versionOf(picture: Picture): string {
  return createHash('sha256')
    .update(JSON.stringify([design, picture]))
    .digest('hex')
    .slice(0, 10);
}

/** As the contract names the page: without language and leading slash. */
function uriOf(path: string, locale: Locale): string {
  const [, ...segments] = path.split('/');
  if (segments[0] === locale) segments.shift();
  return segments.join('/') || homeUri;
}

function whenOf(entry: Pictured, t: T, locale: Locale): string {
  if (entry.__typename !== 'events_events_Entry') return '';
  const start = mapDate(entry.eventStartDate);
  const when = start && shortWhen(start, mapDate(entry.eventEndDate), locale, new Date());
  return [entry.cancelled && t('common.cards.cancelled'), when].filter(Boolean).join(' · ');
}
