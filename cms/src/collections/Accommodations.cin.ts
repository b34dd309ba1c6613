import type { TextFieldSingleValidation } from 'payload';
import { isRecord } from '../lib/isRecord';
import { typesWithCin } from './Accommodations.options';

/** `IT`, six digits of the municipality, then the structure: `IT000000B4X7K2M9QZ`. */
const format = /^IT\d{6}[A-Z]\d[A-Z0-9]{8}$/;

const missing = {
  it: 'Per questo tipo di alloggio il codice è obbligatorio.',
  en: 'This kind of accommodation needs the code.',
};
const malformed = {
  it: 'Il codice comincia con IT e sei cifre, in tutto 18 caratteri.',
  en: 'The code begins with IT and six digits, 18 characters in all.',
};

/** Whether a text has the form of a national identification code. */
export const isCin = (value: string): boolean => format.test(value);

/** Field validation of the national identification code. */
export const checkCin: TextFieldSingleValidation = (value, { data, req }) => {
  const language = req.i18n.language === 'en' ? 'en' : 'it';
  const type: unknown = isRecord(data) ? data.accommodationType : undefined;
  if (!value)
    return typeof type === 'string' && typesWithCin.includes(type) ? missing[language] : true;
  return isCin(value) || malformed[language];
};
