import type { UIField } from 'payload';

/** The panel of warnings beside the form. */
export const beforePublishingField: UIField = {
  name: 'beforePublishing',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/src/warnings/BeforePublishing#BeforePublishing' },
  },
};
