/**
 * Whether a text is exactly one address and cannot add another receiver or header to a mail. The rule is
 * stricter than RFC 5321: no quoted names, no comments, at most 254 characters.
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s\p{C}<>()[\]\\,;:"@]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*$/u.test(text);
