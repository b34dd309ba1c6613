/** The language of the admin for a request or a page. */
export const adminLanguage = ({ i18n }: { i18n: { language: string } }): 'it' | 'en' =>
  i18n.language === 'en' ? 'en' : 'it';
