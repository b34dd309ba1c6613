import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/mapBlocks';
import { PageDocument, type PageQuery } from '@/gql/graphql';
import { alternatesOf } from '@/routing/alternates';
import { entryAt } from '@/server/entryAt';
import { entryOf } from '@/server/entryOf';
import type { LoadPage, PageContext } from '@/server/getPageProps';
import { aroundEntry } from './aroundEntry';
import type { PageView } from './PageView';

type View = ComponentProps<typeof PageView>;
type Entry = Extract<NonNullable<PageQuery['entry']>, { __typename: 'pages_pages_Entry' }>;

/** Data of a page of blocks, found by the slug of the address. */
export const genericPage: LoadPage<View> = async (context) => {
  const { cms, params } = context;
  const { entry: found } = await cms(PageDocument, { slug: [params.slug ?? ''] });
  const entry = entryAt('page', found, 'pages_pages_Entry', context);
  return { ...aroundEntry('page', entry, '', context), view: await viewOf(entry, context) };
};

/** Data of the credits page, which has an address of its own in every language. */
export const creditsPage: LoadPage<View> = async (context) => {
  const { entry: found } = await context.cms(PageDocument, { slug: ['credits'] });
  const entry = entryOf(found, 'pages_pages_Entry');
  return {
    ...aroundEntry('page', entry, '', context),
    alternates: alternatesOf('credits'),
    view: await viewOf(entry, context),
  };
};

async function viewOf(entry: Entry, { cms, map }: PageContext): Promise<View> {
  return {
    id: entry.id ?? '',
    title: entry.title ?? '',
    blocks: await mapBlocks(entry.contentManager, { cms, context: map, firstHeading: 1 }),
  };
}
