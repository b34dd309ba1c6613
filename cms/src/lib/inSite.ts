import type { Site } from '../sites';
import { isRecord } from './isRecord';

/**
 * Returns the value of a localized field in one language.
 *
 * @param values what the field has in a document that was read in all languages: a value for each site
 */
export const valueIn = (values: unknown, site: Site): unknown =>
  isRecord(values) ? values[site] : undefined;

/** The same for a field of texts. An empty text is missing in its language. */
export function textIn(values: unknown, site: Site): string | undefined {
  const text = valueIn(values, site);
  return typeof text === 'string' && text !== '' ? text : undefined;
}
