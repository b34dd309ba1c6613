import { useTranslation } from '@payloadcms/ui';
import { adminLanguage } from '../lib/adminLanguage';

/** The language of the admin. */
export const useLanguage = () => adminLanguage(useTranslation());
