/** English texts of the admin that replace Payload's: see translations.ts. */
export const en = {
  authentication: { login: 'Log in' },
  error: {
    valueMustBeUnique: 'Other content already has this value, in this or the other language.',
  },
  fields: { customURL: 'Web address' },
  general: {
    createNew: 'Add new',
    createNewLabel: 'Add new: {{label}}',
    false: 'No',
    true: 'Yes',
    noLabel: '–',
    noResultsFound: 'There is nothing yet.',
    noResultsDescription: 'The list is empty.',
    or: 'or',
    payloadSettings: 'Preferences',
    adminTheme: 'Appearance',
    updatedSuccessfully: 'Saved.',
    submissionSuccessful: 'Saved.',
    deletedSuccessfully: 'Deleted.',
    allLocales: 'All languages',
    dashboard: 'Desk',
    locale: 'Language',
    locales: 'Languages',
    aboutToRestoreAsDraft:
      'You are about to restore <1>{{title}}</1>: it will be a draft unless you choose to publish it.',
    aboutToTrash:
      'You are about to move <1>{{title}}</1> to the trash. The site will not show it until you restore it.',
  },
  localization: {
    cannotCopySameLocale: 'The text cannot be copied to the same language',
    copyToLocale: 'Copy to another language',
    selectedLocales: 'Chosen languages',
    selectLocaleToCopy: 'Choose the language to copy',
    selectLocaleToDuplicate: 'Choose the languages to duplicate',
  },
  validation: { enterNumber: 'Write a number, for example 1200.50.' },
  version: {
    publishChanges: 'Publish',
    draftHasPublishedVersion: 'With changes',
    schedulePublish: 'Schedule',
    unpublishedSuccessfully: 'Unpublished: a draft stays here.',
    draftSavedSuccessfully: 'Draft saved.',
    aboutToUnpublish: 'You are about to take this content off the site. It stays here as a draft.',
    publishAllLocales: 'Publish all languages',
    restoredSuccessfully: 'Restored as a draft.',
    // Every version becomes a draft, see guardEndpoints.
    restoreThisVersion: 'Restore as a draft',
    showLocales: 'Show languages:',
  },
};
