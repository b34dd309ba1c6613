import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { contactIcons, type Contact } from './contact';

const Ways = styled.ul`
  display: grid;
  gap: 0.5rem;
`;

interface ContactsProps {
  contacts: Contact[];
  /** Another action above the contacts. */
  first?: ReactNode;
}

/** The contact links; the first one has the primary style. */
export function Contacts({ contacts, first }: ContactsProps) {
  if (contacts.length === 0 && !first) return null;
  return (
    <Ways>
      {first && <li>{first}</li>}
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
    </Ways>
  );
}
