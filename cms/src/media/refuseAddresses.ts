import { APIError } from 'payload';
import { adminLanguage } from '../lib/adminLanguage';
import type { BeforeOperation } from '../lib/BeforeOperation';
import { isRecord } from '../lib/isRecord';

const refusal = {
  it: 'Carica il file dal tuo dispositivo: da un indirizzo non si può.',
  en: 'Upload the file from your device: an address cannot be used.',
};

/**
 * Refuses a new file that Payload would fetch from an address. The option `pasteURL` closes only another endpoint, so
 * an author could let the program request any host and fill its memory, and no hook would check the file. The address
 * is only in the data of the request: Payload has removed it from the arguments.
 */
export function refuseAddresses({ operation, req }: BeforeOperation): void {
  if (operation === 'create' && isRecord(req.data) && typeof req.data.url === 'string')
    throw new APIError(refusal[adminLanguage(req)], 400, null, true);
}
