import type { Block } from '@/blocks/engine/block';
import { mapBlocks } from '@/blocks/engine/server/mapBlocks';
import { ListingHeadDocument } from '@/gql/graphql';
import { alternatesOf } from '@/routing/alternates';
import { routes, type StaticRouteName } from '@/routing/routes';
import { requireEntry } from '@/server/requireEntry';
import type { ListingHead } from '../ListingFrame';
import type { PageContext, PageData } from '@/server/pageData';

/** The data of a listing page besides the listing. */
interface ListingHeadData {
  head: ListingHead;
  page: Omit<PageData<never>, 'view'>;
}

/**
 * Loads the content that editors wrote for a listing page, by the address of the page.
 * @throws AppError content/not-found if there is none in this language
 */
export async function loadListingHead(
  name: StaticRouteName,
  context: PageContext,
): Promise<ListingHeadData> {
  const { cms, locale } = context;
  const { entry } = await cms(ListingHeadDocument, { uri: [routes[name][locale].slice(1)] });
  const listingEntry = requireEntry(entry, 'pages_archive_Entry');
  const title = listingEntry.title ?? '';
  const blocks = await mapBlocks(listingEntry.contentManager, context, 2);
  return {
    head: { title, ...splitBlocks(blocks) },
    page: {
      alternates: alternatesOf(name),
      seo: { data: listingEntry.seo, defaults: { title, description: '' } },
    },
  };
}

/** The text blocks at the beginning stand before the listing, all other blocks after it. */
function splitBlocks(blocks: Block[]): Omit<ListingHead, 'title'> {
  const first = blocks.findIndex(({ type }) => type !== 'textContent');
  const end = first === -1 ? blocks.length : first;
  return { introduction: blocks.slice(0, end), more: blocks.slice(end) };
}
