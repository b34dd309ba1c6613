import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/mapBlocks';
import { PageDocument } from '@/gql/graphql';
import { alternatesOf, alternatesOfEntry } from '@/routing/alternates';
import { entryOf } from '@/server/entryOf';
import type { LoadPage, PageContext } from '@/server/getPageProps';
import type { PageView } from './PageView';

type View = ComponentProps<typeof PageView>;

/** Data of a page of blocks, found by the slug of the address. */
export const genericPage: LoadPage<View> = async (context) => {
  const { slug = '' } = context.params;
  const { entry, view, seo } = await load(context, slug);
  return {
    view,
    seo,
    alternates: alternatesOfEntry('page', slug, context.locale, entry.localized),
  };
};

/** Data of the credits page, which has an address of its own in every language. */
export const creditsPage: LoadPage<View> = async (context) => {
  const { view, seo } = await load(context, 'credits');
  return { view, seo, alternates: alternatesOf('credits') };
};

async function load({ cms, map }: PageContext, slug: string) {
  const { entry: found } = await cms(PageDocument, { slug: [slug] });
  const entry = entryOf(found, 'pages_pages_Entry');
  const blocks = await mapBlocks(entry.contentManager, { cms, context: map, firstHeading: 1 });
  const title = entry.title ?? '';
  return {
    entry,
    view: { title, blocks },
    seo: { data: entry.seo, defaults: { title, description: '' } },
  };
}
