import { filesOf, type Image } from '@/components/Picture/image';
import { sectionOf } from '@/routing/sections';
import type { RouteName } from '@/routing/routes';
import type { SocialImage } from './socialTags';

/**
 * The picture of a shared link: that of the page's entry, else that of its section, which `npm run town` draws
 * (scripts/codegen/linkPictures.ts).
 */
export function linkPicture(
  picture: Image | null | undefined,
  route: RouteName,
  siteUrl: string,
): SocialImage {
  if (picture) return { url: new URL(filesOf(picture).src, siteUrl).href, alt: picture.alt };
  const url = `${siteUrl}/icons/link-${sectionOf(route) ?? 'site'}.png`;
  return { url, width: 1200, height: 630 };
}
