import { cleanAddress, readLetters } from '@studium/shared/letters';
import type { TextField, TextFieldSingleValidation } from 'payload';
import { adminLanguage } from '../lib/adminLanguage';

const notAnAddress = {
  it: 'Scrivi un indirizzo che comincia con https://, mailto:, tel: o /.',
  en: 'Enter an address that starts with https://, mailto:, tel: or /.',
};

/** Whether an address is allowed in a link: https, http, mailto, tel, a path or an anchor. */
export const isLinkAddress = (value: string): boolean =>
  /^(https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:[+\d][\d\s()./-]*|\/(?!\/)[^\s]*|#[^\s]*)$/i.test(
    value,
  );

/** Returns an address as it is stored, from one that was pasted: without what cannot be seen. */
export function normalizeAddress(text: string): string {
  const letters = readLetters(text);
  return /^(tel|mailto):/i.test(letters) ? letters : cleanAddress(text);
}

/** Validates an address field; whether it may be empty depends on `required`. */
export const checkAddress: TextFieldSingleValidation = (value, { required, req }) => {
  const address = normalizeAddress(value ?? '');
  if (!address) return required ? req.t('validation:required') : true;
  if (isLinkAddress(address)) return true;
  return notAnAddress[adminLanguage(req)];
};

/** What every field with the address of a link has. */
export const linkAddress = {
  validate: checkAddress,
  hooks: {
    beforeValidate: [
      ({ value }): unknown => (typeof value === 'string' ? normalizeAddress(value) : value),
    ],
  },
} satisfies Pick<TextField, 'validate' | 'hooks'>;
