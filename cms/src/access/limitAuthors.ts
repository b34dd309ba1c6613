import type { BeforeOperation } from '../lib/BeforeOperation';
import { isPublicWrite } from './isPublicWrite';
import { refuse } from './refuse';
import { isAuthor } from './staff';

const draftsOnly = {
  it: 'Come autore puoi salvare bozze. La redazione le pubblica, le ritira o le cancella.',
  en: 'As an author you can save drafts. Editors publish, unpublish and delete them.',
};

const newFilesOnly = {
  it: 'Come autore puoi aggiungere file. La redazione li cambia o li cancella.',
  en: 'As an author you can add files. Editors change and delete them.',
};

/** Lets authors save drafts of entries, but refuses a write that changes what visitors see. */
export function limitAuthorsToDrafts({ args, operation, req }: BeforeOperation): void {
  if (!isAuthor({ req })) return;
  const writes = operation === 'create' || operation === 'update' || operation === 'restoreVersion';
  if (operation === 'delete' || (writes && isPublicWrite(args))) refuse(req, draftsOnly);
}

/** Lets authors only add files. The library has no drafts, so a change of a file is public at once. */
export function limitAuthorsToNewFiles({ operation, req }: BeforeOperation): void {
  if ((operation === 'update' || operation === 'delete') && isAuthor({ req }))
    refuse(req, newFilesOnly);
}
