import { type PayloadRequest, ValidationError } from 'payload';
import { adminLanguage, type AdminText } from '../lib/adminLanguage';

/**
 * Returns the error that refuses a value in the form of an account of the staff.
 *
 * After a refusal Payload closes the password fields of this form, and only a notification with the error's own
 * message is left, so that message must be the reason. The notification makes a list of what follows a colon.
 *
 * @param path the name of the field
 * @param reason sentences without a colon
 */
export function accountError(req: PayloadRequest, path: string, reason: AdminText): Error {
  const message = reason[adminLanguage(req)];
  const error = new ValidationError({ collection: 'users', errors: [{ message, path }], req });
  error.message = message;
  return error;
}
