import type { CollectionConfig } from 'payload';
import { contentManager } from '../../fields/contentManager';
import { choices } from '../../fields/options';
import { title } from '../../fields/texts';
import type { ListingSection } from '../sections';
import { entryCollection } from '../../collections/entryCollection';

const listingChoices = choices<ListingSection>({
  accommodations: ['Alloggi', 'Accommodations'],
  services: ['Servizi', 'Services'],
  events: ['Eventi', 'Events'],
  universities: ['Atenei', 'Universities'],
  news: ['Notizie', 'News'],
  newsCategories: ['Categorie di notizie', 'News categories'],
  poi: ['Luoghi', 'Places'],
});

/** The home page, the introductions to listings, and pages of blocks. */
export const Pages: CollectionConfig = entryCollection({
  slug: 'pages',
  labels: { singular: { it: 'Pagina', en: 'Page' }, plural: { it: 'Pagine', en: 'Pages' } },
  columns: ['kind'],
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
        archive: ['Introduzione di un elenco', 'Introduction to a list'],
        home: ['Pagina iniziale', 'Home page'],
      }),
      label: { it: 'Tipo', en: 'Type' },
      // A copy of the home page or of an introduction would take its place as soon as it is published.
      hooks: { beforeDuplicate: [() => 'page'] },
      admin: {
        position: 'sidebar',
        description: {
          it: 'L’introduzione sta sopra un elenco, come quello degli alloggi; la pagina iniziale è una sola.',
          en: 'An introduction is shown above a list, such as the list of accommodations; there is only one home page.',
        },
      },
    },
    {
      name: 'archiveSection',
      type: 'select',
      required: true,
      index: true,
      options: listingChoices,
      label: { it: 'Elenco di', en: 'List of' },
      admin: {
        position: 'sidebar',
        description: {
          it: 'Un elenco ha un indirizzo fisso: «Indirizzo della pagina» non conta.',
          en: 'A list has a fixed address: “Page address” is ignored.',
        },
        condition: ({ kind }: { kind?: string }) => kind === 'archive',
      },
    },
  ],
  searchable: ['contentManager'],
});
