import type { i18n } from 'i18next';
import type { Locale } from '@/routing/locales';
import type { Namespace } from './messages';

/** Namespaces of overlays and of other parts that load when they are used. */
export type LazyNamespace = Extract<
  Namespace,
  'account' | 'alerts' | 'compare' | 'filters' | 'search' | 'share'
>;

/**
 * Adds a namespace to an i18next instance, unless the page has it already.
 * @throws Error when the file cannot be loaded
 */
export async function addNamespace(
  instance: i18n,
  locale: Locale,
  namespace: LazyNamespace,
): Promise<void> {
  if (instance.hasResourceBundle(locale, namespace)) return;
  const { default: texts } = await load(locale, namespace);
  instance.addResourceBundle(locale, namespace, texts);
}

/** Each file is a chunk of its own, so that the browser loads one language only. */
const load = (locale: Locale, namespace: LazyNamespace): Promise<{ default: object }> =>
  import(
    /* webpackInclude: /\/(account|alerts|compare|filters|search|share)\.json$/ */
    `../../public/locales/${locale}/${namespace}.json`
  ) as Promise<{ default: object }>;
