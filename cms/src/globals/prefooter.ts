import { contentManager } from '../fields/contentManager';
import { globalSet } from './globalSet';

/** The blocks above the footer. */
export const prefooter = globalSet('prefooter', 'Sopra il piè di pagina', 'Above the footer', [
  contentManager(),
]);
