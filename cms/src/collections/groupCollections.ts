import type { CollectionConfig, Field } from 'payload';
import type { Area } from '../access/roles';
import { publicAccess } from '../access/staff';
import { picture } from '../fields/picture';
import { seo } from '../fields/seo';
import { slug as slugField } from '../fields/slug';
import { title } from '../fields/title';
import { titleSort } from '../fields/titleSort';
import { publishCategories } from '../publish/hooks';

type Names = { singular: { it: string; en: string }; plural: { it: string; en: string } };

interface Group {
  slug: string;
  /** Prefix of its tables, where the slug would make names too long for PostgreSQL. */
  dbName: string;
  area: Area;
  labels: Names;
  fields?: Field[];
}

/** Categories or tags: a name and an address per language, in the editors' order. */
const groupCollection = ({ slug, dbName, area, labels, fields = [] }: Group): CollectionConfig => ({
  slug,
  dbName,
  labels,
  admin: {
    useAsTitle: 'title',
    group: { it: 'Categorie ed etichette', en: 'Categories and tags' },
    description: {
      it: 'Il sito le mostra nell’ordine di questo elenco: si cambia trascinando le righe.',
      en: 'The site shows them in the order of this list: drag the rows to change it.',
    },
  },
  access: publicAccess(area),
  orderable: true,
  fields: [title, slugField, titleSort, ...fields],
  hooks: publishCategories,
});

export const AccommodationsCategories = groupCollection({
  slug: 'accommodationsCategories',
  dbName: 'acc_categories',
  area: 'accommodations',
  labels: {
    singular: { it: 'Categoria di alloggi', en: 'Category of accommodations' },
    plural: { it: 'Categorie di alloggi', en: 'Categories of accommodations' },
  },
  fields: [
    picture(
      'backgroundImage',
      { it: 'Immagine di sfondo', en: 'Background picture' },
      {
        admin: {
          description: {
            it: 'Dietro il nome, nel blocco «Categorie di alloggi».',
            en: 'Behind the name, in the block “Housing categories”.',
          },
        },
      },
    ),
  ],
});

export const ServicesCategories = groupCollection({
  slug: 'servicesCategories',
  dbName: 'serv_categories',
  area: 'services',
  labels: {
    singular: { it: 'Categoria di servizi', en: 'Category of services' },
    plural: { it: 'Categorie di servizi', en: 'Categories of services' },
  },
  fields: [
    picture(
      'image',
      { it: 'Immagine', en: 'Picture' },
      {
        admin: {
          description: {
            it: 'Nel blocco «Categorie di servizi».',
            en: 'In the block “Service categories”.',
          },
        },
      },
    ),
  ],
});

export const EventsCategories = groupCollection({
  slug: 'eventsCategories',
  dbName: 'ev_categories',
  area: 'events',
  labels: {
    singular: { it: 'Categoria di eventi', en: 'Category of events' },
    plural: { it: 'Categorie di eventi', en: 'Categories of events' },
  },
});

export const NewsCategories = groupCollection({
  slug: 'newsCategories',
  dbName: 'news_categories',
  area: 'news',
  labels: {
    singular: { it: 'Argomento delle notizie', en: 'Topic of the news' },
    plural: { it: 'Argomenti delle notizie', en: 'Topics of the news' },
  },
  fields: [seo],
});

export const EventsTags = groupCollection({
  slug: 'eventsTags',
  dbName: 'ev_tags',
  area: 'events',
  labels: {
    singular: { it: 'Etichetta di eventi', en: 'Tag of events' },
    plural: { it: 'Etichette di eventi', en: 'Tags of events' },
  },
});

export const NewsTags = groupCollection({
  slug: 'newsTags',
  dbName: 'news_tags',
  area: 'news',
  labels: {
    singular: { it: 'Etichetta di notizie', en: 'Tag of news' },
    plural: { it: 'Etichette di notizie', en: 'Tags of news' },
  },
});
