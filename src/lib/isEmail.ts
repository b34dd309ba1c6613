/** The most characters of an address (RFC 5321). */
const maxLength = 254;

/** A rough check of an e-mail address; the cms checks it again. Spaces around it do not count. */
export const isEmail = (text: string): boolean =>
  text.trim().length <= maxLength && /^\S+@\S+\.\S+$/.test(text.trim());
