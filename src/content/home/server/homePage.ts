import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/engine/server/mapBlocks';
import { HomePageDocument } from '@/gql/graphql';
import { alternatesOf } from '@/routing/alternates';
import { requireEntry } from '@/server/requireEntry';
import type { HomeView } from '../HomeView';
import type { LoadPage } from '@/server/pageData';

export const homePage: LoadPage<ComponentProps<typeof HomeView>> = async (context) => {
  const { entry: data, accommodations } = await context.cms(HomePageDocument, {});
  const entry = requireEntry(data, 'homepage_homepage_Entry');
  return {
    view: {
      title: entry.title ?? '',
      blocks: await mapBlocks(entry.contentManager, context, 1),
      counts: { accommodations },
    },
    alternates: alternatesOf('home'),
    seo: { data: entry.seo, defaults: { title: entry.title ?? '', description: '' } },
  };
};
