import type { CollectionConfig } from 'payload';
import { staffOnly } from '../access/staff';
import { contentManager } from '../fields/contentManager';
import { dates } from '../fields/dates';
import { choices } from '../fields/options';
import { searchText } from '../fields/searchText';
import { seo } from '../fields/seo';
import { slug } from '../fields/slug';
import { title } from '../fields/title';
import { uid } from '../fields/uid';
import { publishEntries } from '../publish/hooks';

/** The home page, the introductions of list screens, and pages of blocks. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: { it: 'Pagina', en: 'Page' }, plural: { it: 'Pagine', en: 'Pages' } },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'kind', '_status'],
    group: { it: 'Contenuti', en: 'Content' },
  },
  access: staffOnly,
  versions: { drafts: { autosave: { interval: 1500 } }, maxPerDoc: 50 },
  defaultSort: 'kind',
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: { it: 'Contenuto', en: 'Content' }, fields: [title, contentManager()] },
        { label: 'SEO', fields: [seo] },
      ],
    },
    slug,
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'page',
      options: choices({
        page: ['Pagina', 'Page'],
        archive: ['Introduzione di un elenco', 'Introduction of a list'],
        home: ['Pagina iniziale', 'Home page'],
      }),
      label: { it: 'Tipo', en: 'Kind' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'archiveSection',
      type: 'select',
      options: choices({
        accommodations: ['Alloggi', 'Accommodations'],
        services: ['Servizi', 'Services'],
        events: ['Eventi', 'Events'],
        universities: ['Atenei', 'Universities'],
        news: ['Notizie', 'News'],
      }),
      label: { it: 'Elenco di', en: 'List of' },
      admin: {
        position: 'sidebar',
        condition: ({ kind }: { kind?: string }) => kind === 'archive',
      },
    },
    ...dates,
    uid,
    searchText(['title', 'contentManager']),
  ],
  hooks: publishEntries,
};
