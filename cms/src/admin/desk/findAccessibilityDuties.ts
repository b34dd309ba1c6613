import { accessibilityStatement } from '@studium/shared/town/settings';
import type { GlobalSlug } from 'payload';
import { dayInTown } from '../../lib/townTime';
import { type Site, sites } from '../../sites';
import { type Deadline, linksToStatement, nearDeadlines } from './accessibilityDuties';
import { type DeskContext, isSiteDesk } from './DeskContext';

/** What the law on accessibility requires of the town now. */
interface AccessibilityDuties {
  /** The languages whose footer does not link to the statement, each with the global to change. */
  missingLinks: { site: Site; global: GlobalSlug }[];
  deadlines: Deadline[];
}

const columns = ['footer1', 'footer2', 'footer3', 'footer4'] as const;

/** Returns the global to add the link to if no link of the footer leads to the statement, otherwise null. */
async function findMissingLink({ payload, user }: DeskContext, site: Site) {
  const read = <Slug extends GlobalSlug>(slug: Slug) =>
    payload.findGlobal({ slug, locale: site, depth: 0, user, overrideAccess: false });
  const footers = await Promise.all(columns.map(read));
  const blocks = footers.flatMap(({ footerContent }) => footerContent ?? []);
  const menus = [
    ...new Set(
      blocks.flatMap((block) => (block.blockType === 'navigationMenu' ? [block.menu] : [])),
    ),
  ];
  if (linksToStatement([blocks, await Promise.all(menus.map(read))])) return null;
  return { site, global: menus.includes('footerMenu') ? 'footerMenu' : 'footer1' } as const;
}

/**
 * Finds the duties for the people who may change menus and footer. A town to which Italian law does not apply
 * has none.
 */
export async function findAccessibilityDuties(desk: DeskContext): Promise<AccessibilityDuties> {
  if (accessibilityStatement === null || !isSiteDesk(desk))
    return { missingLinks: [], deadlines: [] };
  const missing = await Promise.all(sites.map((site) => findMissingLink(desk, site)));
  return {
    missingLinks: missing.flatMap((link) => link ?? []),
    deadlines: nearDeadlines(dayInTown(desk.now)),
  };
}
