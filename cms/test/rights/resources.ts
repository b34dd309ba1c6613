/** The traits of resources to which operations apply. */
export type Trait =
  | 'documents'
  | 'drafts'
  | 'address'
  | 'order'
  | 'visible'
  | 'files'
  | 'tables'
  | 'menus'
  | 'removable'
  | 'trash'
  | 'accounts';

export const resources = [
  'news',
  'pages',
  'newsCategories',
  'media',
  'poi',
  'redirects',
  'globals',
  'accounts',
] as const;
export type Resource = (typeof resources)[number];

/** The names and traits of the resources. */
export const things: Record<Resource, { name: string; traits: readonly Trait[] }> = {
  news: {
    name: 'A section (news)',
    traits: ['documents', 'drafts', 'address', 'visible', 'removable', 'trash'],
  },
  pages: {
    name: 'Pages',
    traits: ['documents', 'drafts', 'address', 'visible', 'removable', 'trash'],
  },
  newsCategories: {
    name: 'Categories and tags of a section',
    traits: ['documents', 'address', 'order', 'visible', 'removable'],
  },
  media: { name: 'Media', traits: ['files', 'visible', 'removable', 'trash'] },
  poi: { name: 'A section with tables (places)', traits: ['tables'] },
  redirects: { name: 'Redirects', traits: ['documents', 'visible', 'removable', 'tables'] },
  globals: { name: 'Globals and menus', traits: ['visible', 'menus'] },
  accounts: { name: 'Accounts', traits: ['documents', 'removable', 'accounts'] },
};

/** The ids of the documents that an attempt tries to change. */
export interface Subject {
  id: number;
  version?: number | undefined;
  job?: number | undefined;
  visitor?: number | undefined;
  /** The first document in the order, and its sort key. */
  first?: { id: number; key: string } | undefined;
}

/** The state of an entry before an attempt. By default it is published with a newer draft. */
export interface Preparation {
  published: boolean;
  scheduled: boolean;
  trashed: boolean;
}

/** All stored data of a resource, and its public data. */
export interface Snapshot {
  rows: Record<string, Record<string, unknown>[]>;
  versions: Record<string, unknown>[];
  jobs: number[];
  seen: unknown;
  files: string[];
}
