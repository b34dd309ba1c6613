import styled from 'styled-components';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { contactIcons, type Contact } from './contact';

const Ways = styled.ul`
  display: grid;
  gap: 0.5rem;
`;

/** The ways to get in touch; the first is the main one. */
export function Contacts({ contacts }: { contacts: Contact[] }) {
  if (contacts.length === 0) return null;
  return (
    <Ways>
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
