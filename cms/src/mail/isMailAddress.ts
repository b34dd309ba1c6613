/**
 * Whether a text is one plain address, and nothing that could become a second receiver or a second
 * header of a mail. Narrower than RFC 5321: no quoted names, no comments, at most 254 characters.
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s\p{C}<>()[\]\\,;:"@]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*$/u.test(text);
