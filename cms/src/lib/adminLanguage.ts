/** The languages of the admin. They do not depend on the languages of the town. */
export const adminLanguages = ['it', 'en'] as const;
export type AdminLanguage = (typeof adminLanguages)[number];

/** A text in each language of the admin. */
export type AdminText = Record<AdminLanguage, string>;

/** Whether a label, which may also be a function of Payload, has a text in each language of the admin. */
export function isAdminText(label: unknown): label is AdminText {
  if (label === null || !['object', 'function'].includes(typeof label)) return false;
  const texts = new Map<string, unknown>(Object.entries(label as object));
  return adminLanguages.every((language) => typeof texts.get(language) === 'string');
}

/** Whether a text names a language of the admin. */
export const isAdminLanguage = (name: unknown): name is AdminLanguage =>
  adminLanguages.some((language) => language === name);

/** The language of the admin for a request or a page. */
export const adminLanguage = ({ i18n }: { i18n: { language: string } }): AdminLanguage =>
  i18n.language === 'en' ? 'en' : 'it';
