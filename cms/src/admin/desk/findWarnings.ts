import type { GlobalSlug } from 'payload';
import { type DeskContext, isSiteDesk, maxRows, writableSections } from './DeskContext';
import { type DeskEntry, titleOf } from './findEntries';
import { scanForErrors } from './scanForErrors';

/** A published entry that should be repaired, or a menu or other content of the whole site. */
type ContentToRepair = Pick<DeskEntry, 'title' | 'site'> & {
  /** Its most important error, in the language of the admin. */
  error: string;
} & (Pick<DeskEntry, 'collection' | 'id'> | { global: GlobalSlug });

/** Finds the published content with an error that the member of the staff may repair, and its number. */
export async function findWarnings(
  desk: DeskContext,
): Promise<{ found: ContentToRepair[]; total: number }> {
  const mine = writableSections(desk);
  const all = (await scanForErrors(desk.payload, desk.now)).filter(({ place }) =>
    'global' in place ? isSiteDesk(desk) : mine.includes(place.collection),
  );
  const found = all.slice(0, maxRows).map(({ place, title, error }) => {
    const [only, ...others] = error.sites;
    return {
      ...place,
      ...titleOf({ title }, desk.language),
      ...(only && others.length === 0 && { site: only }),
      error: error.text[desk.language],
    };
  });
  return { found, total: all.length };
}
