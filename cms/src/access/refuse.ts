import { APIError, type PayloadRequest } from 'payload';

/**
 * Refuses a request of an editor, with the reason in the language of the admin.
 *
 * @throws APIError always, with status 403
 */
export function refuse({ i18n }: PayloadRequest, reason: { it: string; en: string }): never {
  throw new APIError(reason[i18n.language === 'en' ? 'en' : 'it'], 403, null, true);
}
