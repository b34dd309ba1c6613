/** Texts of the admin that replace Payload's. */
export const translations = {
  it: {
    error: {
      // Shown when the database refuses a value: two editors saved the same address at the same moment.
      valueMustBeUnique: 'Un altro contenuto ha già questo valore, in questa o nell’altra lingua.',
    },
    general: {
      // Payload's word also means “delete”, and stands in the dialog of a deletion.
      cancel: 'Annulla',
      // Payload's Italian texts of the trash have wrong articles, and one is an instruction to translators.
      aboutToPermanentlyDelete:
        'Stai per eliminare definitivamente <1>{{title}}</1>. Non si può annullare.',
      aboutToRestore: 'Stai per ripristinare <1>{{title}}</1>.',
      aboutToRestoreAsDraft: 'Stai per ripristinare <1>{{title}}</1> come bozza.',
      aboutToTrash:
        'Stai per spostare <1>{{title}}</1> nel cestino. Il sito non lo mostrerà più finché non lo ripristini.',
      documentIsTrashed: 'È nel cestino: si può leggere, ma non cambiare.',
      noTrashResults: 'Il cestino è vuoto.',
      permanentlyDelete: 'Elimina definitivamente',
      restoring: 'Ripristino in corso…',
    },
  },
  en: {
    error: {
      valueMustBeUnique: 'Other content already has this value, in this or the other language.',
    },
    general: {
      aboutToTrash:
        'You are about to move <1>{{title}}</1> to the trash. The site will not show it until you restore it.',
    },
  },
};
