import type { AfterErrorHook } from 'payload';
import { adminLanguage } from '../lib/adminLanguage';
import { isRecord } from '../lib/isRecord';

const messages = {
  size: {
    it: 'Il file è troppo grande: può avere al massimo 30 MB.',
    en: 'The file is too large: it can have 30 MB at most.',
  },
  type: {
    it: 'Questo tipo di file non si può caricare, o il file è danneggiato. Vanno bene immagini JPEG, PNG, WebP, AVIF e GIF, video MP4 e WebM, PDF e sottotitoli VTT.',
    en: 'This type of file cannot be uploaded, or the file is damaged. Pictures can be JPEG, PNG, WebP, AVIF and GIF, videos MP4 and WebM; PDF and VTT captions can be uploaded too.',
  },
};

/** Whether Payload refuses a file because of its type or content. */
const isTypeFault = (fault: unknown): boolean => isRecord(fault) && fault.path === 'file';

/** Replaces the messages of Payload for a refused file, which are only in English. */
export const explainUploadError: AfterErrorHook = ({ error, req, result }) => {
  const [first, ...others] = result?.errors ?? [];
  const language = adminLanguage(req);
  if (error.message === 'File size limit has been reached')
    return { response: { errors: [{ ...first, message: messages.size[language] }, ...others] } };
  const faults: unknown = first?.data?.errors;
  if (!Array.isArray(faults) || !faults.some(isTypeFault)) return undefined;
  const message = messages.type[language];
  const shown = faults.map((fault: unknown) =>
    isRecord(fault) && isTypeFault(fault) ? { ...fault, message } : fault,
  );
  const data = { ...first?.data, errors: shown };
  return { response: { errors: [{ ...first, message, data }, ...others] } };
};
