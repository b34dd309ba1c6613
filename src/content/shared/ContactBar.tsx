import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { contactIcons, type Contact } from '@/components/Contacts/contact';
import * as S from '@/components/DockBar/DockBar';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';

interface ContactBarProps {
  /** The title of the entry. */
  title: string;
  contacts: Contact[];
}

/** A bar with the main contact of an entry, docked at the lower edge on phones. */
export function ContactBar({ title, contacts }: ContactBarProps) {
  const { t } = useI18n();
  const [contact] = contacts;
  if (!contact) return null;
  return (
    <S.Bar data-ground="surface" data-dock="price" data-print="hide">
      <S.Words>{title}</S.Words>
      <ButtonLink href={contact.href} icon={contactIcons[contact.kind]}>
        {t(`common.contact.${contact.kind}`)}
        <VisuallyHidden>: {contact.label}</VisuallyHidden>
      </ButtonLink>
    </S.Bar>
  );
}
