import { useTranslation } from '@payloadcms/ui';
import type { Site } from '../sites';

/** The language of the admin. */
export function useLanguage(): Site {
  const { i18n } = useTranslation();
  return i18n.language === 'en' ? 'en' : 'it';
}
