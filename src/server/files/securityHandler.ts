import { env } from '../env';
import { locales } from '@/routing/locales';
import { createFileHandler } from './createFileHandler';

const day = 86_400_000;

/** RFC 9116 recommends less than a year. The date moves forward every day while the site runs. */
const validMs = 180 * day;

/** GET /.well-known/security.txt: the contact for reports of vulnerabilities (RFC 9116). */
export const securityHandler = createFileHandler(({ siteUrl }) => {
  const today = Math.floor(Date.now() / day) * day;
  const lines = [
    `Contact: ${env().securityContact}`,
    `Expires: ${new Date(today + validMs).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return { type: 'text/plain', text: `${lines.join('\n')}\n` };
});
