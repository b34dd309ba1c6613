import { filesOf } from './references';
import { type Check, error } from './Warning';

/** Warns about pictures and files in the trash, which pages do not show. */
export const trashedFiles: Check = ({ leaves, library }) =>
  filesOf(leaves).flatMap(({ id, leaf }) => {
    const file = library.files.get(id);
    if (!file?.trashed) return [];
    const text = {
      it: `«${file.name}» è nel cestino: la pagina non lo mostra`,
      en: `“${file.name}” is in the trash: the page does not show it`,
    };
    return [error(text, { field: leaf.path, sites: leaf.site ? [leaf.site] : [] })];
  });
