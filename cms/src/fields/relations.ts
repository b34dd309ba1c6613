import type { RelationshipField } from 'payload';
import type { CategoryGroup, TagGroup } from '../api/groups';

export const categories = (group: CategoryGroup): RelationshipField => ({
  name: 'categories',
  type: 'relationship',
  relationTo: group,
  hasMany: true,
  label: { it: 'Categorie', en: 'Categories' },
  admin: {
    description: {
      it: 'Negli elenchi del sito si può cercare per categoria.',
      en: 'Visitors can filter the lists of the site by category.',
    },
  },
});

export const tags = (group: TagGroup): RelationshipField => ({
  name: 'tags',
  type: 'relationship',
  relationTo: group,
  hasMany: true,
  label: { it: 'Etichette', en: 'Tags' },
  admin: {
    description: {
      it: 'Parole che uniscono contenuti di categorie diverse, per esempio «gratis».',
      en: 'Words for content of different categories, for example “free of charge”.',
    },
  },
});
