import { valueIn } from '../lib/inSite';
import { stringOrEmpty } from '../lib/stringOrEmpty';
import { sites } from '../sites';
import { filesOf } from './references';
import { type Check, error } from './Warning';

/** Pictures and videos need a description for blind people, in each language that has a page (L. 4/2004). */
export const altText: Check = ({ draft, leaves, library }) => {
  const shownIn = sites.filter((site) => stringOrEmpty(valueIn(draft.title, site)).trim() !== '');
  return filesOf(leaves).flatMap(({ id }) => {
    const file = library.files.get(id);
    if (!file || file.trashed || !/^(image|video)\//.test(file.mimeType)) return [];
    const missing = shownIn.filter((site) => !file.described.includes(site));
    if (missing.length === 0) return [];
    const text = {
      it: `«${file.name}» non ha una descrizione per chi non vede`,
      en: `“${file.name}” has no description for blind people`,
    };
    return [error(text, { media: id, sites: missing })];
  });
};
