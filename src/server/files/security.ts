import { env } from '../env';
import { locales } from '@/routing/locales';
import { answerFile } from './answerFile';

const day = 86_400_000;

/** Less than a year, as RFC 9116 asks, and renewed every day for as long as somebody runs the site. */
const validMs = 180 * day;

/** GET /.well-known/security.txt: to whom to tell a weakness (RFC 9116). */
export const security = answerFile(({ siteUrl }) => {
  const today = Math.floor(Date.now() / day) * day;
  const lines = [
    `Contact: ${env().securityContact}`,
    `Expires: ${new Date(today + validMs).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return { type: 'text/plain', text: `${lines.join('\n')}\n` };
});
