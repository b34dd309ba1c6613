import { contentManager } from '../../api/contentManager';
import type { SomeResolvers } from '../../api/ContractResolvers';
import { entryFields } from '../../api/entries/entry';

const pageFields = { ...entryFields, contentManager };

export const pageResolvers = {
  homepage_homepage_Entry: pageFields,
  pages_pages_Entry: pageFields,
  pages_archive_Entry: pageFields,
} satisfies SomeResolvers;
