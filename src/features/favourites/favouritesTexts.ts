import type { Namespace } from '@/i18n/messages';

/** The namespaces with the texts for the cards of all sections. */
export const favouritesTexts: Namespace[] = ['account', 'accommodations', 'services'];
