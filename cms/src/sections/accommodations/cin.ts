import { cleanCode } from '@studium/shared/letters';
import { isCin, typesWithCin } from '@studium/shared/nationalCode';
import type { TextField, TextFieldSingleValidation } from 'payload';
import { adminLanguage } from '../../lib/adminLanguage';
import { isRecord } from '../../lib/isRecord';

const missing = {
  it: 'Per questo tipo di alloggio il codice è obbligatorio.',
  en: 'The code is required for this type of accommodation.',
};
const malformed = {
  it: 'Il codice comincia con IT e sei cifre e ha 18 caratteri.',
  en: 'The code starts with IT and six digits and has 18 characters.',
};

const checkCin: TextFieldSingleValidation = (value, { data, req }) => {
  const language = adminLanguage(req);
  const type: unknown = isRecord(data) ? data.accommodationType : undefined;
  if (!value)
    return typeof type === 'string' && typesWithCin.includes(type) ? missing[language] : true;
  return isCin(value) || malformed[language];
};

/** The check of the national identification code, and the form in which it is stored. */
export const cinCode = {
  validate: checkCin,
  hooks: {
    beforeValidate: [
      ({ value }): unknown => (typeof value === 'string' ? cleanCode(value) : value),
    ],
  },
} satisfies Pick<TextField, 'validate' | 'hooks'>;
