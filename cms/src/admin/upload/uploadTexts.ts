import type { AdminLanguage } from '../../lib/adminLanguage';
import type { UploadProblem } from './sendFile';

/** What the table of an upload says. */
export interface UploadTexts {
  choose: string;
  drop: string;
  /** Files that belong into another field. */
  otherKind: (names: string) => string;
  heading: (count: number) => string;
  why: (language: string) => string;
  file: string;
  description: string;
  descriptionOf: (name: string) => string;
  state: string;
  done: string;
  remove: string;
  removeFile: (name: string) => string;
  progress: string;
  progressOf: (name: string) => string;
  count: (done: number, all: number) => string;
  upload: string;
  retry: string;
  cancel: string;
  giveUpRest: string;
  problems: Record<UploadProblem, string>;
}

export const uploadTexts: Record<AdminLanguage, UploadTexts> = {
  it: {
    choose: 'Carica file',
    drop: 'oppure trascinali qui, anche tutti insieme',
    otherKind: (names) => `Qui va un altro tipo di file: ${names} non viene caricato.`,
    heading: (count) => (count === 1 ? 'Carica un file' : `Carica ${count} file`),
    why: (language) =>
      `Scrivi per ognuno che cosa si vede, in una frase: lo legge chi non vede. Lingua dei testi: ${language}.`,
    file: 'File',
    description: 'Descrizione',
    descriptionOf: (name) => `Descrizione di ${name}`,
    state: 'Stato',
    done: 'Caricato',
    remove: 'Togli',
    removeFile: (name) => `Togli ${name}`,
    progress: 'Avanzamento',
    progressOf: (name) => `Avanzamento di ${name}`,
    count: (done, all) => `${done} di ${all} caricati`,
    upload: 'Carica',
    retry: 'Riprova',
    cancel: 'Annulla',
    giveUpRest: 'Chiudi e lascia gli altri',
    problems: {
      failed: 'Non caricato: manca la connessione. Riprova.',
      denied: 'Non caricato: la sessione è finita. Accedi di nuovo in un’altra scheda e riprova.',
      refused: 'Questo file non si può caricare.',
    },
  },
  en: {
    choose: 'Upload files',
    drop: 'or drag them here, also all at once',
    otherKind: (names) => `Another type of file belongs here: ${names} is not uploaded.`,
    heading: (count) => (count === 1 ? 'Upload a file' : `Upload ${count} files`),
    why: (language) =>
      `Write for each of them what it shows, in one sentence: blind people hear it. Language of the texts: ${language}.`,
    file: 'File',
    description: 'Description',
    descriptionOf: (name) => `Description of ${name}`,
    state: 'State',
    done: 'Uploaded',
    remove: 'Remove',
    removeFile: (name) => `Remove ${name}`,
    progress: 'Progress',
    progressOf: (name) => `Progress of ${name}`,
    count: (done, all) => `${done} of ${all} uploaded`,
    upload: 'Upload',
    retry: 'Try again',
    cancel: 'Cancel',
    giveUpRest: 'Close and leave the others',
    problems: {
      failed: 'Not uploaded: there is no connection. Try again.',
      denied: 'Not uploaded: your session has ended. Log in again in another tab, then try again.',
      refused: 'This file cannot be uploaded.',
    },
  },
};
