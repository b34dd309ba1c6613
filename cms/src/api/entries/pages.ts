import { contentManager } from '../contentManager';
import type { TypeResolvers } from '../FieldResolver';
import { seoOf } from '../seo';
import { entryFields, type EntrySource } from './entry';

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
