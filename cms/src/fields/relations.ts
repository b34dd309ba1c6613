import type { RelationshipField } from 'payload';
import type { CategoryGroup, TagGroup } from '../api/groups';

/** The categories of an entry. */
export const categories = (group: CategoryGroup): RelationshipField => ({
  name: 'categories',
  type: 'relationship',
  relationTo: group,
  hasMany: true,
  label: { it: 'Categorie', en: 'Categories' },
});

/** The tags of an entry. */
export const tags = (group: TagGroup): RelationshipField => ({
  name: 'tags',
  type: 'relationship',
  relationTo: group,
  hasMany: true,
  label: { it: 'Etichette', en: 'Tags' },
});
