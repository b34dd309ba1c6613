import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/engine/server/mapBlocks';
import { PageDocument, type PageQuery } from '@/gql/graphql';
import { alternatesOf } from '@/routing/alternates';
import { mapFormattedDate } from '@/server/mapping/mapFormattedDate';
import { requireEntryAtSlug } from '@/server/requireEntryAtSlug';
import { requireEntry } from '@/server/requireEntry';
import { elementPageData } from '@/content/shared/server/elementPageData';
import type { PageView } from '../PageView';
import type { LoadPage, PageContext } from '@/server/pageData';

type View = ComponentProps<typeof PageView>;
type Entry = Extract<NonNullable<PageQuery['entry']>, { __typename: 'pages_pages_Entry' }>;

/** Loads a page of blocks by the slug in its address. */
export const genericPage: LoadPage<View> = async (context) => {
  const { cms, params } = context;
  const { entry: rawEntry } = await cms(PageDocument, { slug: [params.slug ?? ''] });
  const entry = requireEntryAtSlug('page', rawEntry, 'pages_pages_Entry', context);
  return { ...elementPageData('page', entry, '', context), view: await viewOf(entry, context) };
};

/** Loads the credits page, which has a route of its own. */
export const creditsPage: LoadPage<View> = async (context) => {
  const { entry: rawEntry } = await context.cms(PageDocument, { slug: ['credits'] });
  const entry = requireEntry(rawEntry, 'pages_pages_Entry');
  return {
    ...elementPageData('page', entry, '', context),
    alternates: alternatesOf('credits'),
    view: await viewOf(entry, context),
  };
};

async function viewOf(entry: Entry, context: PageContext): Promise<View> {
  return {
    id: entry.id ?? '',
    title: entry.title ?? '',
    updatedAt: mapFormattedDate(entry.dateUpdated, context.mapperContext),
    blocks: await mapBlocks(entry.contentManager, context, 1),
  };
}
