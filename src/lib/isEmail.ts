/** A rough check of an e-mail address; the cms checks it again. Spaces around it do not count. */
export const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());
