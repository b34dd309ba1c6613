import type { CollectionConfig, Field } from 'payload';
import type { Area } from '../access/roles';
import { publicAccess } from '../access/staff';
import { key } from '../fields/key';
import { slug as slugField } from '../fields/slug';
import { title } from '../fields/texts';
import { titleSort } from '../fields/titleSort';
import { publishCategories } from '../publish/hooks';
import { readListSearch } from '../search/readListSearch';

interface Group {
  slug: string;
  /** Prefix of its tables, because with the slug their names would be too long for PostgreSQL. */
  dbName: string;
  area: Area;
  labels: NonNullable<CollectionConfig['labels']>;
  fields?: Field[];
}

/** Creates a collection of categories or tags: a name and a slug per language, in an order that editors set. */
export const groupCollection = ({
  slug,
  dbName,
  area,
  labels,
  fields = [],
}: Group): CollectionConfig => ({
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
  fields: [title, slugField, key, titleSort, ...fields],
  hooks: { ...publishCategories, beforeOperation: [readListSearch] },
});
