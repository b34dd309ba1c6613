/**
 * Texts of the admin that replace Payload's, where these are not plain or have another name for one of our
 * things.
 */
export const adminTranslations = {
  it: {
    authentication: { login: 'Accedi' },
    error: {
      // Shown when the database refuses a value: two editors saved the same address at the same moment.
      valueMustBeUnique: 'Un altro contenuto ha già questo valore, in questa o nell’altra lingua.',
    },
    general: {
      allLocales: 'Tutte le lingue',
      dashboard: 'Scrivania',
      locale: 'Lingua',
      locales: 'Lingue',
    },
    localization: {
      cannotCopySameLocale: 'Non si può copiare nella stessa lingua',
      copyToLocale: 'Copia in un’altra lingua',
      localeToPublish: 'Lingua da pubblicare',
      selectedLocales: 'Lingue scelte',
      selectLocaleToCopy: 'Scegli la lingua da copiare',
      selectLocaleToDuplicate: 'Scegli le lingue da duplicare',
    },
    version: {
      publishAllLocales: 'Pubblica tutte le lingue',
      showLocales: 'Mostra le lingue:',
    },
  },
  en: {
    authentication: { login: 'Log in' },
    error: {
      valueMustBeUnique: 'Other content already has this value, in this or the other language.',
    },
    general: {
      allLocales: 'All languages',
      dashboard: 'Desk',
      locale: 'Language',
      locales: 'Languages',
    },
    localization: {
      cannotCopySameLocale: 'The text cannot be copied to the same language',
      copyToLocale: 'Copy to another language',
      localeToPublish: 'Language to publish',
      selectedLocales: 'Chosen languages',
      selectLocaleToCopy: 'Choose the language to copy',
      selectLocaleToDuplicate: 'Choose the languages to duplicate',
    },
    version: {
      publishAllLocales: 'Publish all languages',
      showLocales: 'Show languages:',
    },
  },
};
