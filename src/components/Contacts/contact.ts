import type { IconName } from '../Icon/signs';

export const contactKinds = [
  'phone',
  'email',
  'website',
  'whatsapp',
  'facebook',
  'instagram',
  'other',
] as const;
export type ContactKind = (typeof contactKinds)[number];

/** A contact link. */
export interface Contact {
  kind: ContactKind;
  label: string;
  href: string;
}

export const contactIcons: Record<ContactKind, IconName> = {
  phone: 'phone',
  email: 'mail',
  website: 'globe',
  whatsapp: 'whatsapp',
  facebook: 'facebook',
  instagram: 'instagram',
  other: 'chat',
};
