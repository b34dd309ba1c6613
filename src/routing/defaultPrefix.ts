import { defaultLocale } from './locales';

/** Request header by which src/server/start.ts marks an address for the redirect below. */
export const defaultPrefixHeader = 'x-default-prefix';

const prefixed = new RegExp(`^/${defaultLocale}(?=[/?]|$)`);

/** Whether an address has the prefix of the default language, which no address of the site has. */
export const hasDefaultPrefix = (url: string): boolean => prefixed.test(url);

/** Rule of next.config: /it/alloggi?page=2 → /alloggi?page=2. */
export const defaultPrefixRedirect = {
  source: `/${defaultLocale}/:path*`,
  has: [{ type: 'header' as const, key: defaultPrefixHeader }],
  destination: '/:path*',
  permanent: true,
  locale: false as const,
};
