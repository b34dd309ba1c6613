import { isRecord } from '../../lib/isRecord';
import { dayMs } from '../../lib/durations';

/** Days before a deadline from which the desk reminds of it. */
const remindedDays = 30;

/** The yearly deadlines of Italian law (L. 4/2004, guidelines of AgID), as month and day. */
const deadlines = { objectives: '03-31', statement: '09-23' } as const;

/** A deadline that is near: accessibility objectives to publish, or a statement to renew. */
export interface Deadline {
  kind: keyof typeof deadlines;
  /** As 2027-09-23. */
  day: string;
}

/**
 * The deadlines that are at most 30 days away. Those of today are among them, those of yesterday are not.
 *
 * @param today the day in the town, as 2027-09-01
 */
export function nearDeadlines(today: string): Deadline[] {
  const kinds = ['objectives', 'statement'] as const;
  const inThisYear = kinds.map((kind) => ({
    kind,
    day: `${today.slice(0, 4)}-${deadlines[kind]}`,
  }));
  return inThisYear.filter((deadline) => {
    const daysLeft = (Date.parse(deadline.day) - Date.parse(today)) / dayMs;
    return daysLeft >= 0 && daysLeft <= remindedDays;
  });
}

/** The address of an accessibility statement on AgID's form; the validator of public sites checks the same. */
const isStatementAddress = (address: unknown): boolean =>
  typeof address === 'string' && /^https:\/\/form\.agid\.gov\.it\/view\/[^\s/]/i.test(address);

/**
 * Whether stored content links to an accessibility statement: a rich text, a menu, or blocks that contain them.
 * A link to content of the site may store an address that is not used.
 */
export function linksToStatement(content: unknown): boolean {
  if (Array.isArray(content)) return content.some(linksToStatement);
  if (!isRecord(content)) return false;
  const isUsed = content.kind !== 'element' && content.linkType !== 'internal';
  return (
    (isUsed && isStatementAddress(content.url)) || Object.values(content).some(linksToStatement)
  );
}
