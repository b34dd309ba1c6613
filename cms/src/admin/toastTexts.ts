import type { AdminLanguage } from '../lib/adminLanguage';

type Words = Record<AdminLanguage, (count: number) => string>;

/** The sentences that Payload has in English only, as it writes them. */
const sentences: [RegExp, Words][] = [
  [
    /^Successfully saved (\d+) files$/,
    {
      it: (count) => (count === 1 ? 'Un file è salvato.' : `${count} file sono salvati.`),
      en: (count) => (count === 1 ? 'One file is saved.' : `${count} files are saved.`),
    },
  ],
  [
    /^Failed to save (\d+) files$/,
    {
      it: (count) =>
        count === 1
          ? 'Un file non è salvato: guarda che cosa va corretto.'
          : `${count} file non sono salvati: guarda che cosa va corretto.`,
      en: (count) =>
        count === 1
          ? 'One file is not saved: see what needs correcting.'
          : `${count} files are not saved: see what needs correcting.`,
    },
  ],
  [
    /^(?:Failed to fetch the file|The provided URL is not allowed)\.$/,
    {
      it: () => 'Da questo indirizzo non si può prendere il file.',
      en: () => 'The file cannot be taken from this address.',
    },
  ],
  [
    /^To reorder the rows you must first sort them by the "Order" column$/,
    {
      it: () => 'Per spostare le righe, prima ordinale per la colonna «Ordine».',
      en: () => 'To move the rows, first sort them by the column “Order”.',
    },
  ],
  [
    /^(?:Refreshing token|Refreshing permissions|Fetching user) failed: /,
    {
      it: () => 'Il server non ha risposto. Riprova fra poco.',
      en: () => 'The server did not answer. Try again soon.',
    },
  ],
];

/** A message of Payload in the language of the editor; others stay as they are. */
export function translateToast<Message>(
  message: Message,
  language: AdminLanguage,
): Message | string {
  if (typeof message !== 'string') return message;
  for (const [pattern, words] of sentences) {
    const match = pattern.exec(message);
    if (match) return words[language](Number(match[1]));
  }
  return message;
}
