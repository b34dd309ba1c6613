import type { AfterErrorHook } from 'payload';
import { isRecord } from '../lib/isRecord';

const isOfKey = (fault: unknown): fault is Record<string, unknown> =>
  isRecord(fault) && fault.path === 'key';

/**
 * Shows an error of the hidden key at the address. A new key is created from the address, so it is taken when
 * several editors save the same address at the same moment.
 */
export const showTakenKey: AfterErrorHook = ({ result }) => {
  const faults: unknown = result?.errors[0]?.data?.errors;
  if (!Array.isArray(faults) || !faults.some(isOfKey)) return undefined;
  const shown = faults.map((fault: unknown) =>
    isOfKey(fault) ? { ...fault, path: 'slug' } : fault,
  );
  const [first, ...others] = result?.errors ?? [];
  return {
    status: 400,
    response: { errors: [{ ...first, data: { ...first?.data, errors: shown } }, ...others] },
  };
};
