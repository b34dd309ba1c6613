import type { i18n } from 'i18next';
import type { Locale } from '@/routing/locales';
import type { Namespace } from './messages';

/** Namespaces of overlays and of other parts that load when they are used. */
export type LazyNamespace = Extract<
  Namespace,
  'account' | 'alerts' | 'compare' | 'search' | 'share'
>;

type Load = () => Promise<{ default: object }>;

/** Each file is a chunk of its own, so that the browser loads one language only. */
const files: Record<Locale, Record<LazyNamespace, Load>> = {
  it: {
    account: () => import('../../public/locales/it/account.json'),
    alerts: () => import('../../public/locales/it/alerts.json'),
    compare: () => import('../../public/locales/it/compare.json'),
    search: () => import('../../public/locales/it/search.json'),
    share: () => import('../../public/locales/it/share.json'),
  },
  en: {
    account: () => import('../../public/locales/en/account.json'),
    alerts: () => import('../../public/locales/en/alerts.json'),
    compare: () => import('../../public/locales/en/compare.json'),
    search: () => import('../../public/locales/en/search.json'),
    share: () => import('../../public/locales/en/share.json'),
  },
};

/**
 * Adds a namespace to an i18next instance, unless the page has it already.
 * @throws Error when the file cannot be loaded
 */
export async function addMessages(
  instance: i18n,
  locale: Locale,
  namespace: LazyNamespace,
): Promise<void> {
  if (instance.hasResourceBundle(locale, namespace)) return;
  const { default: messages } = await files[locale][namespace]();
  instance.addResourceBundle(locale, namespace, messages);
}
