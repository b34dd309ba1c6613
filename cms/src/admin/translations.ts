import { en } from './translations/en';
import { it } from './translations/it';

/**
 * Texts of the admin that replace Payload's, where these are wrong, not plain, or have another name for one of
 * our things.
 */
export const translations = { it, en };
