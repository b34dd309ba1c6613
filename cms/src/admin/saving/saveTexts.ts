import { timeZone } from '@studium/shared/town/settings';
import type { AdminLanguage } from '../../lib/adminLanguage';
import { dayInTown } from '../../lib/townTime';
import type { SaveState } from './Saver';

/** What the header of a form says, in each language of the admin. */
export const saveTexts = {
  it: {
    savedAt: (time: string) => `Salvato ${time}`,
    neverSaved: 'Si salva appena scrivi',
    notYet: 'Ancora niente da salvare',
    changed: 'Modifiche non salvate',
    saving: 'Salvataggio in corso…',
    unreadable: (field: string) => `Non salvato: in «${field}» non c’è un numero`,
    refused: 'Non salvato: guarda che cosa va corretto',
    unpublished: 'Bozza salvata, ma non pubblicata: guarda che cosa va corretto',
    offline: 'Non salvato: manca la connessione, riprovo',
    loggedOut: 'Non salvato: accedi di nuovo',
    conflict: 'Non salvato: scegli fra due testi',
    logIn: 'Accedi',
    choose: 'Scegli',
    undo: 'Annulla modifica',
    kept: (time: string) => `C’è un testo non salvato ${time}`,
    resume: 'Riprendi',
    discard: 'Scarta',
    merged: (name: string) =>
      `${name || 'Qualcuno'} ha salvato questo contenuto. Le sue modifiche sono qui, insieme alle tue.`,
    openSince: (name: string, time: string) => `${name} lo tiene aperto dalle ${time}`,
    ownSince: (time: string) => `Aperto in un’altra tua finestra dalle ${time}`,
  },
  en: {
    savedAt: (time: string) => `Saved ${time}`,
    neverSaved: 'Saved as soon as you write',
    notYet: 'Nothing to save yet',
    changed: 'Changes not saved',
    saving: 'Saving…',
    unreadable: (field: string) => `Not saved: “${field}” is not a number`,
    refused: 'Not saved: see what needs correcting',
    unpublished: 'Draft saved, but not published: see what needs correcting',
    offline: 'Not saved: no connection, trying again',
    loggedOut: 'Not saved: log in again',
    conflict: 'Not saved: choose between two texts',
    logIn: 'Log in',
    choose: 'Choose',
    undo: 'Undo change',
    kept: (time: string) => `There is unsaved text ${time}`,
    resume: 'Resume',
    discard: 'Discard',
    merged: (name: string) =>
      `${name || 'Somebody'} has saved this content. Their changes are here, together with yours.`,
    openSince: (name: string, time: string) => `${name} has it open since ${time}`,
    ownSince: (time: string) => `Open in another window of yours since ${time}`,
  },
} satisfies Record<AdminLanguage, unknown>;

const locales: Record<AdminLanguage, string> = { it: 'it-IT', en: 'en-GB' };

/** The hour of a time in the town, such as `18:31`. */
export const hourOf = (time: string, language: AdminLanguage): string =>
  new Date(time).toLocaleTimeString(locales[language], {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  });

/** When something was done: `alle 18:31`, or with the day if it was not today. */
export function momentOf(time: string, language: AdminLanguage): string {
  const hour = hourOf(time, language);
  const day = new Date(time);
  const isToday = dayInTown(day) === dayInTown(new Date());
  const date = day.toLocaleDateString(locales[language], {
    timeZone,
    day: 'numeric',
    month: 'long',
  });
  if (language === 'it') return isToday ? `alle ${hour}` : `il ${date} alle ${hour}`;
  return isToday ? `at ${hour}` : `on ${date} at ${hour}`;
}

/** The line about the state of a form. */
export function saveLine(
  state: SaveState,
  language: AdminLanguage,
  {
    savedAt,
    savesItself,
    labelOf,
  }: { savedAt: string | undefined; savesItself: boolean; labelOf: (path: string) => string },
): string {
  const texts = saveTexts[language];
  if (state.kind === 'unreadable') return texts.unreadable(labelOf(state.path));
  const { kind } = state;
  if (kind === 'saved')
    return savedAt
      ? texts.savedAt(momentOf(savedAt, language))
      : texts[savesItself ? 'neverSaved' : 'notYet'];
  return texts[kind === 'changed' && savesItself ? 'saving' : kind];
}
