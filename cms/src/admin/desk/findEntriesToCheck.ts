import type { Where } from 'payload';
import { verifiedForDays } from '../../sections/accommodations/warnings';
import { day, type Desk, writableSections } from './Desk';
import { findEntries, type FoundEntries } from './findEntries';

/** Days before its expiry from which an entry is listed. */
export const expiresWithinDays = 14;

const published: Where = { _status: { equals: 'published' } };

/** The filter of the published entries that expire soon. */
export const whereExpiring = ({ now }: Pick<Desk, 'now'>): Where => ({
  and: [
    published,
    { expiryDate: { greater_than: now.toISOString() } },
    {
      expiryDate: {
        less_than_equal: new Date(now.getTime() + expiresWithinDays * day).toISOString(),
      },
    },
  ],
});

/** The filter of the published accommodations that nobody verified for a long time. */
export const whereStale = ({ now }: Pick<Desk, 'now'>): Where => ({
  and: [
    published,
    { verifiedOn: { less_than: new Date(now.getTime() - verifiedForDays * day).toISOString() } },
  ],
});

/** Finds the published entries that expire within 14 days, the soonest first. */
export const findExpiring = (desk: Desk): Promise<FoundEntries> =>
  findEntries(desk, writableSections(desk), {
    where: whereExpiring(desk),
    field: 'expiryDate',
    order: 'oldest',
  });

/** Finds the accommodations whose verification is older than 180 days, the oldest first. */
export const findStale = (desk: Desk): Promise<FoundEntries> =>
  findEntries(
    desk,
    writableSections(desk).filter((collection) => collection === 'accommodations'),
    { where: whereStale(desk), field: 'verifiedOn', order: 'oldest' },
  );
