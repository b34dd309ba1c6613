import { defaultLocale, locales } from './locales';
import { routes } from './routes';

/** A rule of next.config: the locale is written out, also the default one (`locale: false`). */
interface Rule {
  source: string;
  destination: string;
  locale: false;
}

/** Addresses whose words differ between the languages: [path in the locale, page file's path]. */
const translated = locales
  .filter((locale) => locale !== defaultLocale)
  .flatMap((locale) =>
    Object.values(routes).flatMap((paths) =>
      paths[locale] === paths[defaultLocale]
        ? []
        : [{ locale, path: pattern(paths[locale]), file: pattern(paths[defaultLocale]) }],
    ),
  );

/** /en/accommodations/x is answered by the page file alloggi/[slug] in English. */
export const rewrites: Rule[] = translated.map(({ locale, path, file }) => ({
  source: `/${locale}${path}`,
  destination: `/${locale}${file}`,
  locale: false,
}));

/**
 * Words of one language under the prefix of another lead to the right address:
 * /en/alloggi → /en/accommodations, /accommodations → /alloggi. The data requests of client
 * navigation use the page file's path and must pass, else the page gets empty props.
 */
export const redirects = translated.flatMap(({ locale, path, file }) => [
  redirect(`/${locale}${file}`, `/${locale}${path}`),
  redirect(`/${defaultLocale}${path}`, file),
]);

function redirect(source: string, destination: string) {
  return {
    source,
    destination,
    permanent: true,
    locale: false as const,
    missing: [{ type: 'header' as const, key: 'x-nextjs-data' }],
  };
}

function pattern(path: string): string {
  return path.replace(/\[(\w+)\]/g, ':$1');
}
