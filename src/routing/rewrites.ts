import { mapValues } from '../lib/mapValues';
import { withLocale } from './href';
import { locales } from './locales';
import { pageFileOf, type RouteName, routes } from './routes';

/** The paths of each route: that of the page file, and that in each language. */
const paths = Object.entries(routes).map(([name, inLocales]) => ({
  file: pattern(pageFileOf(name as RouteName)),
  inLocales: mapValues(inLocales, pattern),
}));

/**
 * Rewrites for next.config: for example, /en/accommodations/x is rendered by the page file alloggi/[slug] in
 * English. The locale is explicit, also the default one (`locale: false`).
 */
export const rewrites = paths.flatMap(({ file, inLocales }) =>
  locales
    .filter((locale) => inLocales[locale] !== file)
    .map((locale) => ({
      source: `/${locale}${inLocales[locale]}`,
      destination: `/${locale}${file}`,
      locale: false as const,
    })),
);

/**
 * Redirects paths of another language, or of the page file, to the path of the language: /en/alloggi →
 * /en/accommodations, /accommodations → /alloggi. Data requests of client navigation use the path of the page
 * file and are not redirected, because the page would receive empty props.
 */
export const redirects = locales.flatMap((locale) => {
  const own = new Set(paths.map(({ inLocales }) => inLocales[locale]));
  const others = new Map(
    paths.flatMap(({ file, inLocales }) =>
      [file, ...Object.values(inLocales)]
        .filter((path) => !own.has(path))
        .map((path) => [path, inLocales[locale]] as const),
    ),
  );
  return [...others].map(([path, target]) => ({
    source: `/${locale}${path}`,
    destination: withLocale(target, locale),
    permanent: true,
    locale: false as const,
    missing: [{ type: 'header' as const, key: 'x-nextjs-data' }],
  }));
});

function pattern(path: string): string {
  return path.replace(/\[(\w+)\]/g, ':$1');
}
