import { sites } from '../sites';
import { filesOf } from './references';
import { type Check, error } from './Warning';

/** Pictures and videos need a description for blind people, in both languages (L. 4/2004). */
export const altText: Check = ({ leaves, library }) =>
  filesOf(leaves).flatMap(({ id }) => {
    const file = library.files.get(id);
    if (!file || file.trashed || !/^(image|video)\//.test(file.mimeType)) return [];
    const missing = sites.filter((site) => !file.described.includes(site));
    if (missing.length === 0) return [];
    const text = {
      it: `«${file.name}» non ha una descrizione per chi non vede`,
      en: `“${file.name}” has no description for blind people`,
    };
    return [error(text, { media: id, sites: missing })];
  });
