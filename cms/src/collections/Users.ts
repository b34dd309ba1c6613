import { type CollectionConfig, Forbidden } from 'payload';
import { isAdministrator, isStaff } from '../access/staff';
import { areas, roles } from '../access/roles';

/** The people who write the site. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: {
    singular: { it: 'Redattore', en: 'Editor' },
    plural: { it: 'Redazione', en: 'Editors' },
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role'],
    group: { it: 'Amministrazione', en: 'Administration' },
  },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 5,
    lockTime: 5 * 60 * 1000,
    // With an interval, each request holds a connection while it waits for a second one: a dozen
    // of them at once would stop the whole program on PostgreSQL.
    forgotPassword: { minRequestInterval: 0 },
  },
  access: {
    admin: isStaff,
    create: isAdministrator,
    delete: isAdministrator,
    unlock: isAdministrator,
    read: isStaff,
    update: ({ req }) =>
      isAdministrator({ req }) || (isStaff({ req }) && { id: { equals: req.user?.id } }),
  },
  hooks: {
    beforeChange: [
      async ({ operation, req, data, context }) => {
        if (operation !== 'create' || context.seeding === true) return data;
        // Payload lets anybody make the first user; here the seed makes it.
        const { totalDocs } = await req.payload.count({ collection: 'users', req });
        if (totalDocs === 0) throw new Forbidden(req.t);
        return data;
      },
    ],
  },
  fields: [
    { name: 'name', type: 'text', label: { it: 'Nome', en: 'Name' } },
    {
      name: 'role',
      type: 'select',
      required: true,
      saveToJWT: true,
      defaultValue: 'author',
      options: roles,
      access: { create: isAdministrator, update: isAdministrator },
      label: { it: 'Ruolo', en: 'Role' },
    },
    {
      name: 'areas',
      type: 'select',
      hasMany: true,
      saveToJWT: true,
      options: areas,
      access: { create: isAdministrator, update: isAdministrator },
      label: { it: 'Scrive in (vuoto: dappertutto)', en: 'Writes in (empty: everywhere)' },
      admin: { condition: ({ role }: { role?: string }) => role !== 'administrator' },
    },
  ],
};
