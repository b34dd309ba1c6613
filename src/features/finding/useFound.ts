import { useMemo, useSyncExternalStore } from 'react';
import { useI18n } from '@/i18n/I18n';
import { useFetch } from '@/lib/useFetch';
import { useFreshFrom } from '@/lib/useFreshFrom';
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
import { seenAt } from './seenAt';
import { select, type Universities } from './select';
import { loadSection, onSection, wholeSection } from './wholeSections';

export interface FoundState<Item> {
  /** What answers the query; null until it is there. */
  found: Found<Item> | null;
  /** A request is under way, or was a moment ago. */
  pending: boolean;
  /** Whether the request failed; also while it is sent again. */
  error: boolean;
  /** All of the section, if it is there and not too old. */
  whole: readonly Item[] | null;
  /** Sends the request again. */
  retry: () => void;
}

/**
 * What a list has for a query: from the page itself, from the section that has been loaded whole,
 * or, of large sections, from the site. What has become too old is fetched anew.
 */
export function useFound<Item extends Findable>(
  section: FindingSection,
  finding: Finding,
  list: ListData<Item>,
): FoundState<Item> {
  const { locale } = useI18n();
  const { found: given, universities, topic } = list;
  const query = encode(section, finding);
  const freshFrom = useFreshFrom();
  const isFresh = seenAt(given) >= freshFrom;
  const isGiven = isFresh && query === given.query;
  const isSmall = given.size < smallSize;
  const loaded = useSyncExternalStore(
    onSection,
    () => wholeSection(section, locale),
    () => null,
  );
  const complete = isFresh ? wholeOf(section, list) : null;
  const whole =
    complete ?? (loaded && loaded.timestamp >= freshFrom ? (loaded.items as Item[]) : null);
  const here = useMemo(() => {
    if (isGiven) return given;
    return isSmall && whole ? pageOf(section, finding, whole, universities) : null;
    // The query says all that the finding does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [section, query, topic, isGiven, isSmall, whole, given, universities]);

  const key = here ? null : `${locale}/${section}/${topic ?? ''}?${query}`;
  const { pending, error, value, isCurrent, retry } = useFetch(key, async (signal) => {
    if (!isSmall) return fetchFound(section, query, { locale, topic }, signal);
    await loadSection(section, locale, freshFrom);
    return null;
  });
  const answer = isCurrent ? (value as Found<Item> | null) : null;
  return { found: here ?? answer, pending, error, whole, retry };
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
