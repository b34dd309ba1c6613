import { encode, everything } from '../finding/codec';
import type { Finding } from '../finding/model';
import type { FilteredSection } from '../finding/FindingList';

/**
 * What of a search decides what it finds, as it is kept: in the codec's one order, so that the same
 * search is the same text. Order, view and page are of the moment; what is over is never new.
 */
export const savedQuery = (section: FilteredSection, finding: Finding): string =>
  encode(section, {
    ...finding,
    when: everything.when,
    sort: everything.sort,
    view: everything.view,
    page: everything.page,
  });
