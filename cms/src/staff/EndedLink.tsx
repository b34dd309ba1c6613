import { Banner } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { type AdminText, adminLanguage } from '../lib/adminLanguage';
import { endedLink } from './resetLink';

const text: AdminText = {
  it: 'Il link per la nuova password non vale più: è scaduto, è già stato usato, o ne hai chiesto uno più recente. Apri l’e-mail più recente, accedi con la nuova password, oppure chiedi un altro link qui sotto.',
  en: 'The link for a new password no longer works: it has expired, has been used, or you have asked for a newer one. Open the newest e-mail, log in with the new password, or ask for another link below.',
};

/** Says above the login that the link of a mail for a new password has ended. */
export const EndedLink = ({
  i18n,
  searchParams,
}: Pick<AdminViewServerProps, 'i18n' | 'searchParams'>) =>
  searchParams && endedLink in searchParams ? (
    <Banner type="info">{text[adminLanguage({ i18n })]}</Banner>
  ) : null;
