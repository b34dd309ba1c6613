import type { AdminLanguage } from '../lib/adminLanguage';

/** The language of the admin for a request that Payload has not read yet: the chosen one, otherwise the browser's. */
export function requestLanguage(headers: Headers): AdminLanguage {
  const [, chosen] = /(?:^|;\s*)studium-cms-lng=([\w-]+)/.exec(headers.get('cookie') ?? '') ?? [];
  const language = chosen ?? headers.get('accept-language') ?? '';
  return /^en\b/i.test(language) ? 'en' : 'it';
}
