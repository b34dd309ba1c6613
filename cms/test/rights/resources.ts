/** What an operation needs of a thing to make sense. */
export type Trait =
  | 'documents'
  | 'drafts'
  | 'address'
  | 'order'
  | 'visible'
  | 'files'
  | 'menus'
  | 'removable'
  | 'accounts';

export const resources = [
  'news',
  'pages',
  'newsCategories',
  'media',
  'globals',
  'accounts',
] as const;
export type Resource = (typeof resources)[number];

/** What the things of the table are called, and what they are. */
export const things: Record<Resource, { name: string; traits: readonly Trait[] }> = {
  news: {
    name: 'A section (news)',
    traits: ['documents', 'drafts', 'address', 'visible', 'removable'],
  },
  pages: { name: 'Pages', traits: ['documents', 'drafts', 'address', 'visible', 'removable'] },
  newsCategories: {
    name: 'Categories and tags of a section',
    traits: ['documents', 'address', 'order', 'visible', 'removable'],
  },
  media: { name: 'Media', traits: ['files', 'visible', 'removable'] },
  globals: { name: 'Globals and menus', traits: ['visible', 'menus'] },
  accounts: { name: 'Accounts', traits: ['documents', 'removable', 'accounts'] },
};

/** What somebody tries to change; ids of Payload. */
export interface Subject {
  id: number;
  version?: number | undefined;
  job?: number | undefined;
  visitor?: number | undefined;
  /** The first one of those in an order, and its key. */
  first?: { id: number; key: string } | undefined;
}

/** Which state an entry is in before somebody tries: published with a newer draft, unless said. */
export interface Preparation {
  published: boolean;
  scheduled: boolean;
}

/** All that is stored of a thing, and what visitors see of it. */
export interface Snapshot {
  rows: Record<string, Record<string, unknown>[]>;
  versions: Record<string, unknown>[];
  jobs: number[];
  seen: unknown;
  files: string[];
}
