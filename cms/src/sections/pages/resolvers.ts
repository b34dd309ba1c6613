import { contentManager } from '../../api/contentManager';
import type { TypeResolvers } from '../../api/FieldResolver';
import { seoOf } from '../../api/seo';
import { entryFields, type EntrySource } from '../../api/entries/entry';

type Source = EntrySource<'pages'>;

const pageFields = {
  ...entryFields,
  contentManager: contentManager(({ doc }: Source) => doc.contentManager),
  seo: seoOf,
};

export const pageResolvers: TypeResolvers = {
  homepage_homepage_Entry: pageFields,
  pages_pages_Entry: pageFields,
  pages_archive_Entry: { ...pageFields, archiveSection: ({ doc }: Source) => doc.archiveSection },
};
