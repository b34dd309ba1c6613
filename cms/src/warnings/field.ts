import type { UIField } from 'payload';

/** What an editor should look at before publishing, beside the form. */
export const beforePublishing: UIField = {
  name: 'beforePublishing',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/src/warnings/BeforePublishing#BeforePublishing' },
  },
};
