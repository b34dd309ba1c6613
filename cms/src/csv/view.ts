import type { AdminViewConfig, CollectionConfig } from 'payload';

/** The page of the admin that imports a table: /admin/csv/accommodations. */
export const csvView: AdminViewConfig = {
  path: '/csv/:collection',
  Component: '/src/csv/ImportView#ImportView',
};

/** Adds the buttons for CSV above the list of a collection. */
export const withCsvButtons = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      beforeListTable: ['/src/csv/CsvButtons#CsvButtons'],
    },
  },
});
