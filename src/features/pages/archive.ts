import type { Block } from '@/blocks/block';
import { mapBlocks } from '@/blocks/mapBlocks';
import { ArchiveDocument } from '@/gql/graphql';
import { alternatesOf } from '@/routing/alternates';
import { routes, type StaticRouteName } from '@/routing/routes';
import { entryOf } from '@/server/entryOf';
import type { PageContext, PageData } from '@/server/getPageProps';
import type { ArchiveHead } from './ArchiveFrame';

/** What a list screen has besides its list. */
interface Archive {
  head: ArchiveHead;
  page: Omit<PageData<never>, 'view'>;
}

/**
 * What editors wrote about a list screen, found by the screen's address.
 * @throws AppError content/not-found where there is none in this language
 */
export async function archiveOf(
  name: StaticRouteName,
  { cms, map, locale }: PageContext,
): Promise<Archive> {
  const { entry } = await cms(ArchiveDocument, { uri: [routes[name][locale].slice(1)] });
  const archive = entryOf(entry, 'pages_archive_Entry');
  const title = archive.title ?? '';
  const blocks = await mapBlocks(archive.contentManager, { cms, context: map, firstHeading: 2 });
  return {
    head: { title, ...aroundList(blocks) },
    page: {
      alternates: alternatesOf(name),
      seo: { data: archive.seo, defaults: { title, description: '' } },
      pictured: archive,
    },
  };
}

/** The text that the editors began with stands before the list, the rest after it. */
function aroundList(blocks: Block[]): Omit<ArchiveHead, 'title'> {
  const first = blocks.findIndex(({ type }) => type !== 'textContent');
  const end = first === -1 ? blocks.length : first;
  return { introduction: blocks.slice(0, end), more: blocks.slice(end) };
}
