import { defaultLocale } from './locales';

/** Request header by which src/server/start.ts marks an address for the redirect below. */
export const defaultPrefixHeader = 'x-default-prefix';

const prefixed = new RegExp(`^/${defaultLocale}(?=[/?]|$)`);

/** Whether an address has the prefix of the default language. The site's own addresses never have it. */
export const hasDefaultPrefix = (url: string): boolean => prefixed.test(url);

/** Redirects for next.config: /it/alloggi?page=2 → /alloggi?page=2. An empty `:path*` would loop to /it. */
export const defaultPrefixRedirects = [
  redirect(`/${defaultLocale}`, '/'),
  redirect(`/${defaultLocale}/:path+`, '/:path+'),
];

function redirect(source: string, destination: string) {
  return {
    source,
    has: [{ type: 'header' as const, key: defaultPrefixHeader }],
    destination,
    permanent: true,
    locale: false as const,
  };
}
