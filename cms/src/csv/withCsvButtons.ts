import type { CollectionConfig } from 'payload';

/** Adds the buttons for CSV above the list of a collection. */
export const withCsvButtons = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      beforeListTable: [
        '/src/csv/CsvButtons#CsvButtons',
        ...(collection.admin?.components?.beforeListTable ?? []),
      ],
    },
  },
});
