import type { AdminViewConfig } from 'payload';

/** The page of the admin that imports a table: /admin/csv/accommodations. */
export const csvView: AdminViewConfig = {
  path: '/csv/:collection',
  Component: '/src/csv/ImportView#ImportView',
};
