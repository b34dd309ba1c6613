import type { AfterErrorHook } from 'payload';
import { adminLanguage } from '../lib/adminLanguage';
import { isRecord } from '../lib/isRecord';
import { uploadFaults } from './uploadFaults';

/** Whether Payload refuses a file because of its type or content. */
const isTypeFault = (fault: unknown): boolean => isRecord(fault) && fault.path === 'file';

/** Says why a file is refused. Payload does so only in English, and names the field in place of the reason. */
export const explainUploadError: AfterErrorHook = ({ error, req, result }) => {
  const [first, ...others] = result?.errors ?? [];
  const language = adminLanguage(req);
  if (error.message === 'File size limit has been reached')
    return {
      response: { errors: [{ ...first, message: uploadFaults.size[language] }, ...others] },
    };
  const faults: unknown = first?.data?.errors;
  if (!Array.isArray(faults) || !faults.some(isTypeFault)) return undefined;
  const own = Object.values(uploadFaults).map((texts) => texts[language]);
  const isSaid = (text: string) =>
    faults.some((fault: unknown) => isRecord(fault) && fault.message === text);
  const message = own.find(isSaid) ?? uploadFaults.type[language];
  const shown = faults.map((fault: unknown) =>
    isRecord(fault) && isTypeFault(fault) ? { ...fault, message } : fault,
  );
  const data = { ...first?.data, errors: shown };
  return { response: { errors: [{ ...first, message, data }, ...others] } };
};
