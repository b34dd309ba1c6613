import { AppError } from '@/errors/AppError';
import type { Cms } from '../cms';
import type { PageData } from '../getPageProps';
import type { Layout } from '../layout';
import type { MapContext } from '../mapping/context';
import type { SocialImage } from '../mapping/socialTags';
import { imageOf, pictureOf } from './pictureOf';

/** The page's picture for shared links; a page is not worth less where there is none. */
export async function drawnFor(
  { alternates }: Pick<PageData<never>, 'alternates'>,
  { layout }: Layout,
  { locale, siteUrl, preview }: MapContext,
  cms: Cms,
): Promise<SocialImage | null> {
  const path = alternates[locale];
  if (path === null || preview) return null;
  try {
    const picture = await pictureOf(path, locale, cms, layout.siteName);
    return picture && imageOf(picture, path, locale, siteUrl);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(`[page] ${path} without a picture: ${error.message}`);
    return null;
  }
}
