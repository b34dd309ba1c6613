import { localeInfo, type Locale } from '@/routing/locales';
import { requestBff } from './requestBff';
import type { Result } from './result';

/** A search to save, and the address for its alerts. */
export interface SearchToSave {
  section: string;
  /** Encoded by the codec. */
  query: string;
  frequency: string;
  email: string;
}

/** Saves a search. The cms then sends a mail to confirm the alerts. Never throws. */
export async function saveSearch(search: SearchToSave, locale: Locale): Promise<Result> {
  const { siteHandle: site } = localeInfo[locale];
  const { errors } = await requestBff('SaveSearch', { site, ...search });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: undefined };
}
