import { type CollectionConfig, Forbidden } from 'payload';
import { isAdministrator, isStaff } from '../access/staff';
import { areas, roles } from '../access/roles';
import { lockUsersAtLogout, lockUsersToWrite } from '../db/lockUsers';
import { env } from '../env';
import { checkResetPassword, checkStaffPassword } from '../staff/checkStaffPassword';
import { hideExpiredSessions } from '../staff/hideExpiredSessions';
import { keepLastAdministrator } from '../staff/keepLastAdministrator';
import { idleSeconds } from '../staff/sessionLength';
import { afterStaffLogin, limitStaff } from '../staff/limitStaff';
import { queueResetMail, turnOffResetMail } from '../staff/queueResetMail';
import { requireRecentLogin } from '../staff/requireRecentLogin';
import { endResetToken, hashTokenOfReset } from '../staff/resetTokens';

/** The staff: people who can log in to the admin. */
export const Users: CollectionConfig = {
  slug: 'users',
  lockDocuments: false,
  labels: {
    singular: { it: 'Persona della redazione', en: 'Member of the staff' },
    plural: { it: 'Redazione', en: 'Staff' },
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role'],
    listSearchableFields: ['email', 'name'],
    group: { it: 'Amministrazione', en: 'Administration' },
  },
  auth: {
    tokenExpiration: idleSeconds,
    // With Payload's lock, a stranger could lock out any user; limitStaff limits guessing instead.
    maxLoginAttempts: 0,
    // The token is in a cookie that scripts cannot read.
    removeTokenFromResponses: true,
    cookies: { secure: env.host.startsWith('https:'), sameSite: 'Strict' },
    // With an interval, each request uses a connection while it waits for a second one: a dozen requests at
    // once would block the program on PostgreSQL.
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
    beforeOperation: [
      lockUsersToWrite,
      keepLastAdministrator,
      hashTokenOfReset,
      limitStaff,
      checkResetPassword,
      turnOffResetMail,
    ],
    afterOperation: [queueResetMail],
    beforeValidate: [requireRecentLogin, checkStaffPassword],
    afterLogin: [afterStaffLogin],
    afterLogout: [lockUsersAtLogout],
    afterRead: [hideExpiredSessions],
    beforeChange: [
      async ({ operation, req, data, context }) => {
        if (operation !== 'create' || context.seeding === true) return data;
        // Payload lets anyone create the first user; here only the seed creates it.
        const { totalDocs } = await req.payload.count({ collection: 'users', req });
        if (totalDocs === 0) throw new Forbidden(req.t);
        return data;
      },
      endResetToken,
    ],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: { it: 'Nome', en: 'Name' },
      admin: {
        description: {
          it: 'Solo per i colleghi: i visitatori non lo vedono.',
          en: 'Only for colleagues: visitors do not see it.',
        },
      },
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      saveToJWT: true,
      defaultValue: 'author',
      options: roles,
      access: { create: isAdministrator, update: isAdministrator },
      label: { it: 'Ruolo', en: 'Role' },
      admin: {
        description: {
          it: 'Le bozze di un autore le pubblica un redattore.',
          en: 'An editor publishes the drafts of an author.',
        },
      },
    },
    {
      name: 'areas',
      type: 'select',
      hasMany: true,
      saveToJWT: true,
      options: areas,
      access: { create: isAdministrator, update: isAdministrator },
      label: { it: 'Scrive in', en: 'Can write in' },
      admin: {
        condition: ({ role }: { role?: string }) => role !== 'administrator',
        description: {
          it: 'Le parti del sito che può cambiare. Vuoto: tutte.',
          en: 'The parts of the site that this person can change. If empty: all.',
        },
      },
    },
  ],
};
