import type { RelationshipField } from 'payload';

/**
 * The member of the staff who last saved an entry, or nobody if the seed or the csv command did. Payload stores it
 * with each version, so a draft knows its own author. Deleting the person clears it.
 */
export const updatedBy: RelationshipField = {
  name: 'updatedBy',
  type: 'relationship',
  relationTo: 'users',
  label: { it: 'Ultima modifica di', en: 'Last changed by' },
  admin: {
    position: 'sidebar',
    readOnly: true,
    allowCreate: false,
    allowEdit: false,
    condition: (data) => Boolean(data.updatedBy),
  },
  hooks: {
    // The value in the request is ignored, so nobody can write in the name of a colleague.
    beforeChange: [({ req: { user } }) => (user?.collection === 'users' ? user.id : null)],
  },
};
