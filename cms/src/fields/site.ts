import type { SelectField } from 'payload';
import { siteOptions } from '../sites';

/** The language of a document that exists in one language only. */
export const site: SelectField = {
  name: 'site',
  type: 'select',
  required: true,
  options: siteOptions,
  label: { it: 'Lingua', en: 'Language' },
};
