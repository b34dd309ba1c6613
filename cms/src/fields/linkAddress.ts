import type { TextFieldSingleValidation } from 'payload';
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

/** Validates an address field; whether it may be empty depends on `required`. */
export const checkAddress: TextFieldSingleValidation = (value, { required, req }) => {
  if (!value) return required ? req.t('validation:required') : true;
  if (isLinkAddress(value)) return true;
  return notAnAddress[adminLanguage(req)];
};
