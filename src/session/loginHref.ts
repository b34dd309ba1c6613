import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';

/**
 * The login, which leads on to a page afterwards.
 * @param next path of a page of the site
 */
export function loginHref(next: string, locale: Locale): string {
  return `${href('login', locale)}?${new URLSearchParams({ next }).toString()}`;
}
