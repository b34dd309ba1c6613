import type { Field, GlobalConfig } from 'payload';
import { siteAccess } from '../access/staff';
import { publishGlobal } from '../publish/hooks';

/** Creates a global for site-wide content. */
export const globalSet = (slug: string, it: string, en: string, fields: Field[]): GlobalConfig => ({
  slug,
  label: { it, en },
  admin: { group: { it: 'Tutto il sito', en: 'Site-wide' } },
  access: siteAccess,
  fields,
  hooks: publishGlobal,
});
