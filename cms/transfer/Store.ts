import type { CategoryGroup, TagGroup } from '../src/api/groups';
import { menuHandles } from '../src/globals/menuHandles';
import type { EntryCollection } from '../src/sections/sections';
import type { Site } from '../src/sites';
import type { Fields } from '../src/lib/Fields';

/** A document of the cms. */
export interface StoredDocument extends Fields {
  id: number;
}

/** The collections that a town has in its folder. */
export type ContentCollection =
  EntryCollection | CategoryGroup | TagGroup | 'media' | 'redirects' | 'formerAddresses';

export const footerSlugs = ['footer1', 'footer2', 'footer3', 'footer4'] as const;

/** The menus and the global sets that a town has in its folder. */
export const globalSlugs = [
  ...menuHandles,
  ...footerSlugs,
  'siteInfo',
  'generalConfigurations',
  'registerPrivacy',
  'socials',
  'prefooter',
] as const;
export type ContentGlobal = (typeof globalSlugs)[number];

/** A file to upload. */
export interface NewFile {
  /** File name with its extension. */
  name: string;
  mimetype: string;
  data: Buffer;
}

/** Where content is read and written: the database of this program, or a running cms. */
export interface Store {
  /**
   * All documents of a collection with the fields of all languages, also those in the trash, sorted by id.
   *
   * @param newest returns the newest versions, published or not, and of them only `_status`
   */
  findAll(collection: ContentCollection, newest?: 'newest'): Promise<StoredDocument[]>;
  /** A menu or a global set in all languages. */
  readGlobal(slug: ContentGlobal): Promise<Fields>;
  create(
    collection: ContentCollection,
    site: Site,
    data: Fields,
    file?: NewFile,
  ): Promise<StoredDocument>;
  update(
    collection: ContentCollection,
    id: number,
    write: { site: Site; data: Fields; file?: NewFile },
  ): Promise<StoredDocument>;
  updateGlobal(slug: ContentGlobal, site: Site, data: Fields): Promise<void>;
}
