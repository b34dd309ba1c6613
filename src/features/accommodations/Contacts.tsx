import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import type { IconName } from '@/components/Icon/paths';
import type { Contact, ContactKind } from './model';
import * as S from './Panel.styles';

export const contactIcons: Record<ContactKind, IconName> = {
  phone: 'phone',
  email: 'mail',
  website: 'globe',
  whatsapp: 'whatsapp',
  facebook: 'facebook',
  instagram: 'instagram',
  other: 'chat',
};

/** The ways to reach who lets it; the first is the main one. */
export function Contacts({ contacts }: { contacts: Contact[] }) {
  if (contacts.length === 0) return null;
  return (
    <S.Ways>
      {contacts.map(({ kind, label, href }, index) => (
        <li key={href}>
          <ButtonLink
            href={href}
            icon={contactIcons[kind]}
            look={index === 0 ? 'primary' : 'secondary'}
            block
          >
            {label}
          </ButtonLink>
        </li>
      ))}
    </S.Ways>
  );
}
