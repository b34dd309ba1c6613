import { groupCollection } from '../../collections/groupCollection';

export const EventsCategories = groupCollection({
  slug: 'eventsCategories',
  dbName: 'ev_categories',
  area: 'events',
  labels: {
    singular: { it: 'Categoria di eventi', en: 'Event category' },
    plural: { it: 'Categorie di eventi', en: 'Event categories' },
  },
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
