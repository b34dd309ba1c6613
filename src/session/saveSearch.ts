import { localeInfo, type Locale } from '@/routing/locales';
import { askBff } from './askBff';
import type { Result } from './result';

/** A search, and who wants to hear of it. */
export interface SearchToSave {
  section: string;
  /** As the codec writes it. */
  query: string;
  frequency: string;
  email: string;
}

/** Has somebody asked by mail whether to tell what is new in a search. Never throws. */
export async function saveSearch(search: SearchToSave, locale: Locale): Promise<Result> {
  const { siteHandle: site } = localeInfo[locale];
  const { errors } = await askBff('SaveSearch', { site, ...search });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: undefined };
}
