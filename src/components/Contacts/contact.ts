import type { IconName } from '../Icon/icons';

/** The kinds of contacts, each with its icon. */
export const contactIcons = {
  phone: 'phone',
  email: 'mail',
  website: 'globe',
  whatsapp: 'whatsapp',
  facebook: 'facebook',
  instagram: 'instagram',
  other: 'chat',
} as const satisfies Record<string, IconName>;

type ContactKind = keyof typeof contactIcons;
// A call of keysOf would stay in the scripts of pages that need only the icons.
export const contactKinds = Object.keys(contactIcons) as ContactKind[];

export interface Contact {
  kind: ContactKind;
  label: string;
  href: string;
}
