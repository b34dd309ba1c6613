import { type DeskContext, maxRows, writableSections } from './DeskContext';
import { type DeskEntry, titleOf } from './findEntries';
import { scanForErrors } from './scanForErrors';

/** A published entry that should be repaired. */
interface EntryToRepair extends DeskEntry {
  /** Its most important error, in the language of the admin. */
  error: string;
}

/** Finds the published entries with an error that the member of the staff may repair, and their number. */
export async function findWarnings(
  desk: DeskContext,
): Promise<{ entries: EntryToRepair[]; total: number }> {
  const mine = writableSections(desk);
  const all = (await scanForErrors(desk.payload, desk.now)).filter(({ collection }) =>
    mine.includes(collection),
  );
  const entries = all.slice(0, maxRows).map(({ collection, id, title, error }) => {
    const [only, ...others] = error.sites;
    return {
      collection,
      id,
      ...titleOf({ title }, desk.language),
      ...(only && others.length === 0 && { site: only }),
      error: error.text[desk.language],
    };
  });
  return { entries, total: all.length };
}
