import type { AdminText } from '../lib/adminLanguage';

const listIn = (language: string, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** The messages of the import about rows and files. */
export const messages = {
  noSuchId: (id: string): AdminText => ({
    it: `Non c’è nessun contenuto di questo tipo con l’id ${id}.`,
    en: `There is no content of this kind with the id ${id}.`,
  }),
  twice: (line: number): AdminText => ({
    it: `È lo stesso contenuto della riga ${line}.`,
    en: `This is the same content as line ${line}.`,
  }),
  pending: {
    it: 'Ha modifiche non ancora pubblicate: prima pubblicale o scartale.',
    en: 'It has changes that are not published yet: publish or discard them first.',
  },
  addressTaken: {
    it: 'L’indirizzo è già di un altro contenuto.',
    en: 'The address belongs to other content already.',
  },
  noTitle: (name: string): AdminText => ({
    it: `Un contenuto nuovo ha bisogno di un titolo (${name}).`,
    en: `New content needs a title (${name}).`,
  }),
  unknownColumns: (names: string): AdminText => ({
    it: `Colonne sconosciute: ${names}. Qui sopra scegli che cosa contengono, o «Non importare»; poi controlla di nuovo.`,
    en: `Unknown columns: ${names}. Choose above what they contain, or “Do not import”; then check again.`,
  }),
  tooManyColumns: (max: number): AdminText => ({
    it: `Il foglio ha più di ${max} colonne.`,
    en: `The sheet has more than ${max} columns.`,
  }),
  tooManyCells: (max: number): AdminText => ({
    it: `Il foglio ha più di ${max} celle. Dividilo in più file.`,
    en: `The sheet has more than ${max} cells. Split it into several files.`,
  }),
  longCell: (max: number): AdminText => ({
    it: `Una cella ha più di ${max} caratteri.`,
    en: `A cell has more than ${max} characters.`,
  }),
  quotes: {
    it: 'ci sono virgolette che non si chiudono. Apri il file nel programma con cui l’hai fatto e salvalo di nuovo come CSV.',
    en: 'it has quotation marks that do not end. Open the file in the program that made it, and save it as CSV again.',
  },
  nameless: {
    it: 'ha una casella piena sotto una colonna senza nome. Dai un nome alla colonna nella prima riga, o svuota la casella.',
    en: 'it has a filled cell below a column without a name. Name the column in the first row, or clear the cell.',
  },
  alike: {
    title: (names: string): AdminText => ({
      it: `Ha lo stesso titolo di: ${names}. Se è lo stesso contenuto, togli la riga o aggiungi il suo id: altrimenti ne avrai due.`,
      en: `It has the title of: ${names}. If it is the same content, remove the row or add its id: otherwise you will have two.`,
    }),
    address: (names: string): AdminText => ({
      it: `È allo stesso indirizzo di: ${names}. Controlla che non sia lo stesso contenuto.`,
      en: `It is at the address of: ${names}. Check that it is not the same content.`,
    }),
  },
  row: (line: number): AdminText => ({ it: `riga ${line}`, en: `line ${line}` }),
  duplicateColumns: (names: string): AdminText => ({
    it: `Colonne ripetute: ${names}.`,
    en: `Columns that occur twice: ${names}.`,
  }),
  noKey: (names: readonly string[]): AdminText =>
    names.length === 1
      ? { it: `Serve la colonna ${names.join()}.`, en: `The column ${names.join()} is needed.` }
      : {
          it: `Serve almeno una delle colonne ${listIn('it', names)}.`,
          en: `One of the columns ${listIn('en-GB', names)} is needed.`,
        },
  sameFrom: (line: number): AdminText => ({
    it: `È lo stesso indirizzo della riga ${line}.`,
    en: `This is the same address as on line ${line}.`,
  }),
  chain: (line: number): AdminText => ({
    it: `Anche questo indirizzo è reindirizzato, alla riga ${line}: scrivi quello a cui porta.`,
    en: `This address is redirected too, on line ${line}: enter the one that it leads to.`,
  }),
  tooManyRows: (max: number): AdminText => ({
    it: `Il file ha più di ${max} righe: qui non se ne importano di più alla volta. Dividilo in più file.`,
    en: `The file has more than ${max} rows: no more can be imported here at once. Split it into several files.`,
  }),
  tooManyChanges: (changes: number, max: number): AdminText => ({
    it: `Il file cambierebbe ${changes} contenuti: qui se ne cambiano al massimo ${max} alla volta. Dividilo in più file.`,
    en: `The file would change ${changes} entries: at most ${max} can be changed here at once. Split it into several files.`,
  }),
  noTable: {
    it: 'Questi contenuti non si esportano e non si importano.',
    en: 'This content cannot be exported or imported.',
  },
  mayNot: {
    it: 'Può importare ed esportare solo chi pubblica in questa sezione.',
    en: 'Only those who publish in this section can import and export.',
  },
  tooLarge: {
    it: 'Il file è troppo grande: può avere al massimo 4 MB.',
    en: 'The file is too large: it can have 4 MB at most.',
  },
  tooSlow: {
    it: 'Il file non è arrivato in tempo: riprova.',
    en: 'The file did not arrive in time: try again.',
  },
  databaseRefused: {
    it: 'il database non l’ha accettata',
    en: 'the database did not accept it',
  },
  fixFaults: {
    it: 'Non è stato scritto niente: prima correggi gli errori.',
    en: 'Nothing was written: fix the faults first.',
  },
  differs: {
    it: 'Non è stato scritto niente: dopo il controllo qualcuno ha modificato i contenuti. Controlla il nuovo elenco e importa di nuovo.',
    en: 'Nothing was written: someone has changed the content since the check. Check the new list and import again.',
  },
  writeFailed: (line: number, reason: string): AdminText => ({
    it: `Non è stato possibile scrivere la riga ${line} (${reason.replace(/\.$/, '')}): non è cambiato niente.`,
    en: `Line ${line} could not be written (${reason.replace(/\.$/, '')}): nothing was changed.`,
  }),
};
