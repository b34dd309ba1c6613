import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { contactIcons, type Contact } from '@/components/Contacts/contact';
import * as S from '@/components/DockBar/DockBar';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';

interface ContactBarProps {
  /** A text, or a part of DockBar. */
  fact: ReactNode;
  contacts: Contact[];
}

/** A bar with a fact and the main contact of an entry, docked at the lower edge on phones. */
export function ContactBar({ fact, contacts }: ContactBarProps) {
  const { t } = useI18n();
  const [contact] = contacts;
  if (!contact) return null;
  return (
    <S.Bar data-ground="surface" data-dock="price" data-print="hide">
      {typeof fact === 'string' ? <S.Words>{fact}</S.Words> : fact}
      <ButtonLink href={contact.href} icon={contactIcons[contact.kind]}>
        {t(`common.contact.${contact.kind}`)}
        <VisuallyHidden>: {contact.label}</VisuallyHidden>
      </ButtonLink>
    </S.Bar>
  );
}
