import type { Locale } from '@/routing/locales';
import type { Namespace } from '../messages';
import * as en from '../texts/en';
import * as it from '../texts/it';

/** All texts in all languages. */
export const allTexts: Record<Locale, Record<Namespace, object>> = { it, en };
