/**
 * Texts of the admin that replace Payload's, where these are wrong, not plain, or have another name for one of
 * our things.
 */
export const translations = {
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
      // Payload's word also means “delete”, and stands in the dialog of a deletion.
      cancel: 'Annulla',
      // Payload's Italian texts of the trash have wrong articles, and one is an instruction to translators.
      aboutToPermanentlyDelete:
        'Stai per eliminare definitivamente <1>{{title}}</1>. Non si può annullare.',
      aboutToRestore: 'Stai per ripristinare <1>{{title}}</1>.',
      aboutToRestoreAsDraft:
        'Stai per ripristinare <1>{{title}}</1>: sarà una bozza, se non scegli di pubblicarlo.',
      aboutToTrash:
        'Stai per spostare <1>{{title}}</1> nel cestino. Il sito non lo mostrerà più finché non lo ripristini.',
      documentIsTrashed: 'È nel cestino: si può leggere, ma non cambiare.',
      noTrashResults: 'Il cestino è vuoto.',
      permanentlyDelete: 'Elimina definitivamente',
      restoring: 'Ripristino in corso…',
      // Labels of the drawer that schedules a publication; Payload's “Tempo” is a duration or the weather.
      time: 'Data e ora',
      upcomingEvents: 'In programma',
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
      aboutToRestoreAsDraft:
        'You are about to restore <1>{{title}}</1>: it will be a draft unless you choose to publish it.',
      aboutToTrash:
        'You are about to move <1>{{title}}</1> to the trash. The site will not show it until you restore it.',
      upcomingEvents: 'Scheduled',
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
