import { withLocale } from './href';
import { defaultLocale, type Locale } from './locales';
import { routes } from './routes';
import type { RouteMatch } from './match';

/**
 * The path under which Next keeps a page: the page file's words (those of the default language)
 * behind the prefix of the page's language. On-demand regeneration silently does nothing for any
 * other spelling.
 */
export function filePath({ name, params, locale }: RouteMatch): string {
  const path = routes[name][defaultLocale].replace(/\[(\w+)\]/g, (_, param: string) =>
    encodeURIComponent(params[param] ?? ''),
  );
  return withLocale(path, locale satisfies Locale);
}
