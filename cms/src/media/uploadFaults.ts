import type { AdminText } from '../lib/adminLanguage';

/** The most bytes of a file, which a sentence below names too. */
export const maxUploadBytes = 30_000_000;

/** Why a file is refused, in the words of the admin. */
export const uploadFaults = {
  size: {
    it: 'Il file è troppo grande: può avere al massimo 30 MB.',
    en: 'The file is too large: it can have 30 MB at most.',
  },
  pixels: {
    it: 'L’immagine è troppo grande: può avere al massimo 60 milioni di pixel.',
    en: 'The picture is too large: it can have at most 60 million pixels.',
  },
  slow: {
    it: 'Il file richiede troppo tempo. Salvalo in una versione più semplice o più piccola e caricalo di nuovo.',
    en: 'The file takes too long. Save a simpler or smaller version of it and upload it again.',
  },
  busy: {
    it: 'Ci sono troppi file in lavorazione. Riprova fra un minuto.',
    en: 'Too many files are being processed. Try again in a minute.',
  },
  type: {
    it: 'Questo tipo di file non si può caricare. Vanno bene immagini JPEG, PNG, WebP, AVIF e GIF, video MP4, MOV e WebM, PDF e sottotitoli VTT e SRT.',
    en: 'This type of file cannot be uploaded. Pictures can be JPEG, PNG, WebP, AVIF and GIF, videos MP4, MOV and WebM; PDF and VTT and SRT captions can be uploaded too.',
  },
  empty: {
    it: 'Il file è vuoto. Copialo di nuovo e controlla che si apra sul tuo dispositivo.',
    en: 'The file is empty. Copy it again, and check that it opens on your device.',
  },
  damaged: {
    it: 'Il file è danneggiato, oppure non è quello che dice il suo nome. Controlla che si apra sul tuo dispositivo.',
    en: 'The file is damaged, or is not what its name says. Check that it opens on your device.',
  },
  cutOff: {
    it: 'Al file manca la fine: forse una copia si è interrotta. Scaricalo o copialo di nuovo.',
    en: 'The end of the file is missing: perhaps a copy was interrupted. Download or copy it again.',
  },
  password: {
    it: 'Il PDF è protetto da una password. Salvalo senza password e caricalo di nuovo.',
    en: 'The PDF is protected by a password. Save it without a password and upload it again.',
  },
  heic: {
    it: 'Molti browser non mostrano le foto HEIC. Caricala dal telefono, che la converte, o salvala come JPEG. Sull’iPhone, per le prossime: Impostazioni, Fotocamera, Formati, «Più compatibile».',
    en: 'Many browsers do not show HEIC photos. Upload it from the phone, which converts it, or save it as JPEG. On an iPhone, for the next ones: Settings, Camera, Formats, “Most Compatible”.',
  },
  codec: {
    it: 'Molti browser non mostrano un video di questo formato. Salvalo come MP4 in H.264. Sull’iPhone, per i prossimi: Impostazioni, Fotocamera, Formati, «Più compatibile».',
    en: 'Many browsers do not show a video in this format. Save it as MP4 with H.264. On an iPhone, for the next ones: Settings, Camera, Formats, “Most Compatible”.',
  },
} satisfies Record<string, AdminText>;

export type UploadFault = keyof typeof uploadFaults;

/** A file that is refused. */
export class RefusedFile extends Error {
  constructor(readonly fault: UploadFault) {
    super(`The file is refused: ${fault}.`);
  }
}
