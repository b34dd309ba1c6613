import type { PageContext } from '@/server/getPageProps';
import { findEntries } from '@/server/finding/findEntries';
import { askedPage } from '../finding/askedPage';
import { everything } from '../finding/codec';
import { listOf } from '../finding/listPage';

/** Past events that stand below those to come; the others have pages of their own. */
const openPast = 12;

/** Data of the list of events: what is on and, below, what has been, as of now. */
export const eventsPage = (context: PageContext) => eventsOf(context);

/** The same where the address asks for something. */
export const eventsAskedPage = askedPage('events', (context, search) => eventsOf(context, search));

async function eventsOf(context: PageContext, search?: URLSearchParams) {
  const { cms, map } = context;
  const over = { ...everything, when: 'past' as const };
  const [listed, past] = await Promise.all([
    listOf('events', context, search),
    findEntries('events', over, [], { cms, map }),
  ]);
  return {
    ...listed,
    view: { ...listed.view, past: past.items.slice(0, openPast), pastTotal: past.total },
  };
}
