import type { Namespace } from '@/i18n/translate';

/** The namespaces with the texts for the cards of all sections. */
export const favouritesTexts: Namespace[] = ['account', 'accommodations', 'services'];
