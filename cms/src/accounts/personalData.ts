import { isMailAddress } from '../mail/isMailAddress';
import { defaultSite, type Site, sites } from '../sites';
import { refusal } from './refusal';

/** An address as it is compared and stored. */
export const normalAddress = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/**
 * The address that somebody types, checked.
 *
 * @throws GraphQLError EMAIL_INVALID
 */
export function readAddress(email: string): string {
  const address = normalAddress(email);
  if (!isMailAddress(address))
    throw refusal('EMAIL_INVALID', 'Email is not a valid email address.');
  return address;
}

const longestName = 100;

/**
 * The name that somebody goes by; a nickname will do. Letters that have no place in a name have
 * none in the mails that greet with it.
 *
 * @throws GraphQLError NAME_INVALID
 */
export function readFullName(name: string | null | undefined): string {
  const plain = (name ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
  const fits = plain !== '' && plain.length <= longestName && !/[\p{C}<>{}\\/:@|]/u.test(plain);
  if (!fits) throw refusal('NAME_INVALID', 'Full Name is invalid.');
  return plain;
}

/** The language for mails: that of a language tag such as `en-GB`, else Italian. */
export const readLanguage = (language: string | null | undefined): Site =>
  sites.find((site) => language?.toLowerCase().split('-')[0] === site) ?? defaultSite;
