export const resources = [
  'news',
  'newsCategories',
  'media',
  'poi',
  'redirects',
  'globals',
  'accounts',
] as const;
export type Resource = (typeof resources)[number];

/** The names of the tables. */
export const names: Record<Resource, string> = {
  news: 'A section (news)',
  newsCategories: 'Categories and tags of a section',
  media: 'Media',
  poi: 'A section with tables (places)',
  redirects: 'Redirects with tables',
  globals: 'Globals and menus',
  accounts: 'Accounts, and what visitors write',
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
