import type { CollectionConfig } from 'payload';
import { contentManager } from '../fields/contentManager';
import { choices } from '../fields/options';
import { title } from '../fields/title';
import type { ArchiveSection } from '../sections';
import { entryCollection } from './entryCollection';

const archiveChoices = choices<ArchiveSection>({
  accommodations: ['Alloggi', 'Accommodations'],
  services: ['Servizi', 'Services'],
  events: ['Eventi', 'Events'],
  universities: ['Atenei', 'Universities'],
  news: ['Notizie', 'News'],
  newsCategories: ['Argomenti delle notizie', 'Topics of the news'],
  poi: ['Luoghi', 'Places'],
});

/** The home page, the introductions of list screens, and pages of blocks. */
export const Pages: CollectionConfig = entryCollection({
  slug: 'pages',
  labels: { singular: { it: 'Pagina', en: 'Page' }, plural: { it: 'Pagine', en: 'Pages' } },
  columns: ['slug', 'kind'],
  defaultSort: 'kind',
  tabs: [{ label: { it: 'Contenuto', en: 'Content' }, fields: [title, contentManager()] }],
  sidebar: [
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
      admin: {
        position: 'sidebar',
        description: {
          it: 'L’introduzione sta sopra un elenco, come quello degli alloggi; la pagina iniziale è una sola.',
          en: 'An introduction stands above a list, such as that of accommodations; there is one home page only.',
        },
      },
    },
    {
      name: 'archiveSection',
      type: 'select',
      index: true,
      options: archiveChoices,
      label: { it: 'Elenco di', en: 'List of' },
      admin: {
        position: 'sidebar',
        description: {
          it: 'Un elenco ha un indirizzo fisso, qualunque cosa dica «Indirizzo della pagina».',
          en: 'A list has a fixed address, whatever “Address of the page” says.',
        },
        condition: ({ kind }: { kind?: string }) => kind === 'archive',
      },
    },
  ],
  searchable: ['contentManager'],
});
