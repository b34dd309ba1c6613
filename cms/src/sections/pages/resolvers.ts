import { contentManager } from '../../api/contentManager';
import type { ResolverMap } from '../../api/ContractResolvers';
import { seoOf } from '../../api/seo';
import { entryFields, type EntrySource } from '../../api/entries/entry';

type Source = EntrySource<'pages'>;

const pageFields = {
  ...entryFields,
  contentManager: contentManager(({ doc }: Source) => doc.contentManager),
  seo: seoOf,
};

export const pageResolvers = {
  homepage_homepage_Entry: pageFields,
  pages_pages_Entry: pageFields,
  pages_archive_Entry: pageFields,
} satisfies ResolverMap<'homepage_homepage_Entry' | 'pages_pages_Entry' | 'pages_archive_Entry'>;
