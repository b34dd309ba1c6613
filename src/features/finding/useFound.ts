import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useI18n } from '@/i18n/I18n';
import { encode } from './codec';
import { fetchFound } from './fetchFound';
import type { ListData } from './ListData';
import {
  pageAt,
  smallSize,
  type Findable,
  type Finding,
  type FindingSection,
  type Found,
} from './model';
import { select, type Universities } from './select';
import { loadSection, onSection, wholeSection } from './wholeSections';

export type FoundState<Item> = (
  { kind: 'found'; found: Found<Item> } | { kind: 'pending' } | { kind: 'failed' }
) & {
  /** All of the section, if it is there. */
  whole: Item[] | null;
};

/**
 * What a list has of what is asked for: from the page itself, from the section that has been loaded
 * whole, or, of large sections, from the site.
 */
export function useFound<Item extends Findable>(
  section: FindingSection,
  finding: Finding,
  list: ListData<Item>,
): FoundState<Item> {
  const { locale } = useI18n();
  const { found: given, universities, topic } = list;
  const query = encode(section, finding);
  const isGiven = query === given.query;
  const isSmall = given.size < smallSize;
  const whole = useSyncExternalStore(
    onSection,
    () => wholeOf(section, list) ?? (wholeSection(section, locale) as Item[] | null),
    () => null,
  );
  const here = useMemo(() => {
    if (isGiven) return given;
    return isSmall && whole ? pageOf(section, finding, whole, universities) : null;
    // The query says all that the finding does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [section, query, topic, isGiven, isSmall, whole, given, universities]);

  const [answer, setAnswer] = useState<{ query: string; found: Found<Item> | null } | null>(null);
  const missing = here === null;
  useEffect(() => {
    if (!missing) return;
    const request = new AbortController();
    const take = (found: Found<Item> | null) => {
      if (!request.signal.aborted) setAnswer({ query, found });
    };
    const asked = isSmall
      ? loadSection(section, locale)
      : fetchFound(section, query, { locale, topic }, request.signal).then((found) =>
          take(found as Found<Item>),
        );
    asked.catch(() => take(null));
    return () => request.abort();
  }, [missing, isSmall, section, locale, query, topic]);

  if (here) return { kind: 'found', found: here, whole };
  if (answer?.query !== query) return { kind: 'pending', whole };
  return answer.found ? { kind: 'found', found: answer.found, whole } : { kind: 'failed', whole };
}

/** What asks for everything at once, as a grid or on the map. */
const plain = ['', 'view=map'];

/** The page itself may have all there is. */
function wholeOf<Item extends Findable>(
  section: FindingSection,
  { found: { query, items, size } }: ListData<Item>,
): Item[] | null {
  return plain.includes(query) && section !== 'events' && items.length === size ? items : null;
}

/** One page of those that were asked for. */
export function pageOf<Item extends Findable>(
  section: FindingSection,
  finding: Finding,
  whole: readonly Item[],
  universities: Universities,
): Found<Item> {
  const found = select(whole, finding, universities);
  const { page, items } = pageAt(found, finding);
  return {
    query: encode(section, { ...finding, page }),
    items,
    total: found.length,
    size: whole.length,
  };
}
