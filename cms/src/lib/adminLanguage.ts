/** The languages of the admin. They do not depend on the languages of the town. */
export type AdminLanguage = 'it' | 'en';

/** A text in each language of the admin. */
export type AdminText = Record<AdminLanguage, string>;

/** The language of the admin for a request or a page. */
export const adminLanguage = ({ i18n }: { i18n: { language: string } }): AdminLanguage =>
  i18n.language === 'en' ? 'en' : 'it';
