import { findEntries } from '@/features/listing/server/findEntries';
import { defaultListingQuery } from '@/features/listing/listingQuery';
import { loadListing } from '@/features/listing/server/loadListing';
import type { PageContext } from '@/server/pageData';

/** Number of past events below the upcoming ones; the listing with `when=past` has all. */
const pastLimit = 12;

/** Data of the listing of events: upcoming events and, below, past ones. */
export async function eventsPage(context: PageContext, search?: URLSearchParams) {
  const pastQuery = { ...defaultListingQuery, when: 'past' as const };
  const [listing, past] = await Promise.all([
    loadListing('events', context, search),
    findEntries('events', pastQuery, [], context),
  ]);
  return {
    ...listing,
    view: { ...listing.view, past: past.items.slice(0, pastLimit), pastTotal: past.total },
  };
}
