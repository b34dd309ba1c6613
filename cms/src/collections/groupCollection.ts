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
  /** Prefix of its tables, because with the slug their names would be too long for PostgreSQL. */
  dbName: string;
  area: Area;
  labels: Names;
  fields?: Field[];
}

/** A collection of categories or tags: a name and a slug per language, in an order that editors set. */
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
    singular: { it: 'Categoria di alloggi', en: 'Accommodation category' },
    plural: { it: 'Categorie di alloggi', en: 'Accommodation categories' },
  },
  fields: [
    picture(
      'backgroundImage',
      { it: 'Immagine di sfondo', en: 'Background picture' },
      {
        admin: {
          description: {
            it: 'Dietro il nome, nel blocco «Categorie di alloggi».',
            en: 'Behind the name, in the block “Accommodation categories”.',
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
    singular: { it: 'Categoria di servizi', en: 'Service category' },
    plural: { it: 'Categorie di servizi', en: 'Service categories' },
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
    singular: { it: 'Categoria di eventi', en: 'Event category' },
    plural: { it: 'Categorie di eventi', en: 'Event categories' },
  },
});

export const NewsCategories = groupCollection({
  slug: 'newsCategories',
  dbName: 'news_categories',
  area: 'news',
  labels: {
    singular: { it: 'Argomento delle notizie', en: 'News category' },
    plural: { it: 'Argomenti delle notizie', en: 'News categories' },
  },
  fields: [seo],
});

export const EventsTags = groupCollection({
  slug: 'eventsTags',
  dbName: 'ev_tags',
  area: 'events',
  labels: {
    singular: { it: 'Etichetta di eventi', en: 'Event tag' },
    plural: { it: 'Etichette di eventi', en: 'Event tags' },
  },
});

export const NewsTags = groupCollection({
  slug: 'newsTags',
  dbName: 'news_tags',
  area: 'news',
  labels: {
    singular: { it: 'Etichetta di notizie', en: 'News tag' },
    plural: { it: 'Etichette di notizie', en: 'News tags' },
  },
});
