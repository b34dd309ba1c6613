import { encode } from '@/features/finding/codec';
import {
  lastPageOf,
  pageAt,
  sizeOf,
  type Finding,
  type FindingSection,
  type Found,
} from '@/features/finding/model';
import { select, type Universities } from '@/features/finding/select';
import { argsOf, isForContract } from './argsOf';
import { partOf, type Asked } from './partOf';
import type { Teasers } from './teasers';
import { wholeSection } from './wholeSection';

/** As many cards as one request may ask for. */
const atOnce = 100;

/**
 * The page of a list that is asked for, by the contract where it has words for all of it; else the
 * browser's own filter decides on the whole section.
 * @param universities those that one can be near to
 * @throws AppError cms/…
 */
export async function findEntries<Section extends FindingSection>(
  section: Section,
  finding: Finding,
  universities: Universities,
  asked: Asked,
): Promise<Found<Teasers[Section]>> {
  const query = encode(section, finding);
  if (!isForContract(section, finding)) {
    // The page that is kept has to show what was published; see revalidation.
    const whole = await wholeSection(section, { ...asked, mayBeOld: query !== '' });
    const found = select(whole, finding, universities);
    const { page, items } = pageAt(found, finding);
    return {
      query: encode(section, { ...finding, page }),
      items,
      total: found.length,
      size: whole.length,
    };
  }
  const found = await pageOf(section, finding, asked);
  const last = lastPageOf(found.total, sizeOf(finding));
  // Whoever asks for a page behind the last gets the last.
  return finding.page > last
    ? findEntries(section, { ...finding, page: last }, universities, asked)
    : { ...found, query };
}

/** A page of the contract's lists, one after another. */
async function pageOf<Section extends FindingSection>(
  section: Section,
  finding: Finding,
  asked: Asked,
): Promise<Omit<Found<Teasers[Section]>, 'query'>> {
  const most = sizeOf(finding);
  const start = (finding.page - 1) * most;
  const page = { items: [] as Teasers[Section][], total: 0, size: 0 };
  for (const args of argsOf(section, finding)) {
    const limit = most - page.items.length;
    const offset = Math.max(0, start - page.total);
    const { items, total, size } = await partOf(section, { ...args, limit, offset }, asked);
    page.items.push(...items);
    page.total += total;
    page.size = size;
  }
  return page;
}

/**
 * Those of some entries that a list would show, by the list's own filters. Asked anew: what was
 * published a moment ago is among them.
 * @param ids of the contract, at most 1,000
 * @throws AppError cms/…
 */
export async function findAmong<Section extends FindingSection>(
  section: Section,
  finding: Finding,
  ids: string[],
  universities: Universities,
  asked: Asked,
): Promise<Teasers[Section][]> {
  const items: Teasers[Section][] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    const part = await partOf(section, { ids: some, limit: some.length, offset: 0 }, asked);
    items.push(...part.items);
  }
  return select(items, finding, universities);
}
