import type { Where } from 'payload';
import { verifiedForDays } from '../../sections/accommodations/warnings';
import { type DeskContext, writableSections } from './DeskContext';
import { findEntries, type FoundEntries } from './findEntries';
import { notExpired } from '../../fields/dates';
import { dayMs } from '../../lib/durations';
import { isoTime } from '../../lib/isoTime';

/** Days before its expiry from which an entry is listed. */
export const expiresWithinDays = 14;

const published: Where = { _status: { equals: 'published' } };

/** Finds the published entries that expire within 14 days, the soonest first. */
export function findExpiring(desk: DeskContext): Promise<FoundEntries> {
  const now = desk.now.toISOString();
  const end = isoTime(desk.now.getTime() + expiresWithinDays * dayMs);
  return findEntries(desk, writableSections(desk), {
    where: {
      and: [
        published,
        { expiryDate: { greater_than: now } },
        { expiryDate: { less_than_equal: end } },
      ],
    },
    field: 'expiryDate',
    order: 'oldest',
  });
}

/** Finds the accommodations that visitors see and whose verification is older than 180 days, the oldest first. */
export function findStale(desk: DeskContext): Promise<FoundEntries> {
  const oldest = isoTime(desk.now.getTime() - verifiedForDays * dayMs);
  const sections = writableSections(desk).filter((collection) => collection === 'accommodations');
  return findEntries(desk, sections, {
    where: { and: [published, notExpired(desk.now), { verifiedOn: { less_than: oldest } }] },
    field: 'verifiedOn',
    order: 'oldest',
  });
}
