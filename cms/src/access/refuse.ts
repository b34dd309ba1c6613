import { APIError, type PayloadRequest } from 'payload';
import { adminLanguage, type AdminText } from '../lib/adminLanguage';

/**
 * Refuses a request of an editor, with the reason in the language of the admin.
 *
 * @throws APIError always, with status 403
 */
export function refuse(req: PayloadRequest, reason: AdminText): never {
  throw new APIError(reason[adminLanguage(req)], 403, null, true);
}
