import { toast } from '@payloadcms/ui';
import type { AdminLanguage } from '../../lib/adminLanguage';
import type { Saver } from './Saver';

const texts = {
  it: {
    published:
      'Manca la connessione: non è stato pubblicato. Il testo resta qui e non va perso: quando la linea torna, premi di nuovo «Pubblica».',
    saved:
      'Manca la connessione: non è stato salvato. Quello che hai scritto resta qui: quando la linea torna, premi di nuovo «Salva».',
  },
  en: {
    published:
      'There is no connection: it was not published. The text stays here and is not lost: when the connection is back, press “Publish” again.',
    saved:
      'There is no connection: it was not saved. What you wrote stays here: when the connection is back, press “Save” again.',
  },
};

/** Whether the browser is without a connection, or the last save found none; then it says so to who pressed a button. */
export function reportOffline(
  saver: Saver,
  action: keyof (typeof texts)['it'],
  language: AdminLanguage,
): boolean {
  const isOffline = !navigator.onLine || saver.state.kind === 'offline';
  // With an id a second press does not show it twice.
  if (isOffline) toast.error(texts[language][action], { id: 'studium-offline' });
  return isOffline;
}
