import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/mapBlocks';
import { alternatesOf } from '@/routing/alternates';
import type { LoadPage } from '@/server/getPageProps';
import type { Hue } from '@/theme/hue';
import { archiveOf } from './archive';
import type { ArchiveIntroView } from './ArchiveIntroView';

/** Data of a list screen of which there is only the editors' introduction yet. */
export function archivePage(section: Hue): LoadPage<ComponentProps<typeof ArchiveIntroView>> {
  return async ({ locale, cms, map }) => {
    const archive = await archiveOf(section, cms, locale);
    const title = archive.title ?? '';
    return {
      view: {
        title,
        hue: section,
        blocks: await mapBlocks(archive.contentManager, { cms, context: map, firstHeading: 2 }),
      },
      alternates: alternatesOf(section),
      seo: { data: archive.seo, defaults: { title, description: '' } },
    };
  };
}
