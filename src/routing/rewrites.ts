import { defaultLocale, locales } from './locales';
import { routes } from './routes';

/** A rewrite for next.config, with an explicit locale, also for the default one (`locale: false`). */
interface Rule {
  source: string;
  destination: string;
  locale: false;
}

/** Routes whose paths differ between the languages: the path in the locale, and that of the page file. */
const translated = locales
  .filter((locale) => locale !== defaultLocale)
  .flatMap((locale) =>
    Object.values(routes).flatMap((paths) =>
      paths[locale] === paths[defaultLocale]
        ? []
        : [{ locale, path: pattern(paths[locale]), file: pattern(paths[defaultLocale]) }],
    ),
  );

/** For example, /en/accommodations/x is rendered by the page file alloggi/[slug] in English. */
export const rewrites: Rule[] = translated.map(({ locale, path, file }) => ({
  source: `/${locale}${path}`,
  destination: `/${locale}${file}`,
  locale: false,
}));

/**
 * Redirects paths of one language under the prefix of another: /en/alloggi → /en/accommodations,
 * /accommodations → /alloggi. Data requests of client navigation use the path of the page file and are
 * not redirected, because the page would receive empty props.
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
