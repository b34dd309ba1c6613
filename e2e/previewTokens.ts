import { createHmac, randomBytes } from 'node:crypto';
import { town } from './town';

/** The signature of a preview token. */
export const sign = (text: string) =>
  createHmac('sha256', town.secrets.PREVIEW_TOKEN).update(`preview ${text}`).digest('base64url');

/** A valid preview token that is unused, because its subject is random. */
export function validToken(): string {
  const subject = randomBytes(12).toString('base64url');
  const text = `${(Date.now() + 60_000).toString(36)}.${subject}`;
  return `${text}.${sign(text)}`;
}
