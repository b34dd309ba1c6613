import { cleanAddress, readLetters } from '@studium/shared/letters';
import type { TextField, TextFieldSingleValidation } from 'payload';
import { adminLanguage } from '../lib/adminLanguage';

const notAnAddress = {
  it: 'Scrivi un indirizzo che comincia con https://, mailto:, tel: o /.',
  en: 'Enter an address that starts with https://, mailto:, tel: or /.',
};

const severalContacts = {
  it: 'Sono più contatti: aggiungi una riga per ognuno.',
  en: 'These are several contacts: add one row for each of them.',
};

/** Whether an address is allowed in a link: https, http, mailto, tel, a path or an anchor. */
export const isLinkAddress = (value: string): boolean =>
  /^(https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:[+\d][\d\s()./-]*|\/(?!\/)[^\s]*|#[^\s]*)$/i.test(
    value,
  );

/** The most digits of a telephone number (ITU-T E.164). */
const maxDigits = 15;

/** The domain of a website that is written without https://; other endings could be those of a file. */
const website = /^([a-z\d-]+\.)+([a-z]{2}|com|org|net|edu|info|gov|app|online|social)(\/\S*)?$/i;

/**
 * Recognises a contact as people write it: an e-mail, also with the name in front that mail programs add, a web address
 * or a telephone number.
 */
export function recognizeContact(text: string): { kind: string; href: string } | undefined {
  const letters = readLetters(text).replace(/[,;.]+$/, '');
  const [, mail] =
    /^(?:[^<>]*<)?(?:mailto:)?([^\s@/:<>]+@[^\s@/<>]+\.[^\s@/<>]+?)>?$/i.exec(letters) ?? [];
  if (mail) return { kind: 'email', href: `mailto:${mail}` };
  if (website.test(letters)) return { kind: 'website', href: `https://${letters}` };
  if (/^https?:/i.test(letters)) return { kind: 'website', href: cleanAddress(text) };
  const number = letters
    .replace(/^(telefono|phone|tel|cell|cellulare|mobile)\b[.:]*\s*/i, '')
    .replaceAll('–', '-');
  const digits = number.replace(/\D/g, '');
  return /^\(?\+?[\d ()./-]{5,}$/.test(number) && digits.length <= maxDigits
    ? { kind: 'phone', href: `tel:${number.includes('+') ? '+' : ''}${digits}` }
    : undefined;
}

/** Splits “071 123456 / 333 1234567”, “a@example.org, b@example.org”: signs that a contact may have itself. */
export function eachContact(text: string): string[] {
  const parts = text.split(/\s+[/–-]\s+|,\s*/);
  return !recognizeContact(text) && parts.every(recognizeContact) ? parts : [text];
}

/** Returns an address as it is stored, from one that was pasted or written as a contact. */
export function normalizeAddress(text: string): string {
  const letters = readLetters(text);
  const contact = isLinkAddress(letters) ? undefined : recognizeContact(text);
  if (contact) return contact.href;
  return /^(tel|mailto):/i.test(letters) ? letters : cleanAddress(text);
}

/** Validates an address field; whether it may be empty depends on `required`. */
export const checkAddress: TextFieldSingleValidation = (value, { required, req }) => {
  const address = normalizeAddress(value ?? '');
  if (!address) return required ? req.t('validation:required') : true;
  if (isLinkAddress(address)) return true;
  const fault = eachContact(value ?? '').length > 1 ? severalContacts : notAnAddress;
  return fault[adminLanguage(req)];
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
