import type { Site } from '../sites';
import en from './texts/en.json';
import it from './texts/it.json';

/** Returns the texts of mails in a language; English for a language of the town that the product has no texts for. */
export const textsIn = (site: Site): typeof it => (site === 'it' ? it : en);
