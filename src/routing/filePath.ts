import { withLocale } from './href';
import { pageFileOf } from './routes';
import type { RouteMatch } from './match';

/**
 * The path under which Next caches a page: the path of the page file with the prefix of the page's
 * locale. On-demand revalidation silently does nothing for any other path.
 */
export function filePath({ name, params, locale }: RouteMatch): string {
  const path = pageFileOf(name).replace(/\[(\w+)\]/g, (_, param: string) =>
    encodeURIComponent(params[param] ?? ''),
  );
  return withLocale(path, locale);
}
