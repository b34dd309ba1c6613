import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';

/**
 * The address of the login page.
 * @param next path of the page that opens after the login
 */
export function loginHref(next: string, locale: Locale): string {
  return `${href('login', locale)}?${new URLSearchParams({ next }).toString()}`;
}
