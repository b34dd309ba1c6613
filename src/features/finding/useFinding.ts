import { useRouter } from 'next/compat/router';
import { useEffect, useMemo, useState } from 'react';
import { useI18n } from '@/i18n/I18n';
import { mayLoadAhead } from '@/lib/visitorSettings';
import { href } from '@/routing/href';
import { decode, type Decoded } from './codec';
import { knownOf, type ListData } from './ListData';
import { smallSize, type Findable, type Finding, type FindingSection, type Found } from './model';
import { select } from './select';
import { useFound, type FoundState } from './useFound';
import { loadSection } from './wholeSections';

interface FindingState<Item>
  extends Decoded, Pick<FoundState<Item>, 'pending' | 'error' | 'retry'> {
  /** What is shown; while a request is under way or has failed, what was shown before. */
  shown: Found<Item>;
  /** How much there would be of something else; null where only the site could say. */
  countOf: (finding: Finding) => number | null;
}

/** What the address asks a list for, and what there is of it. */
export function useFinding<Item extends Findable>(
  section: FindingSection,
  list: ListData<Item>,
): FindingState<Item> {
  const asked = useAsked();
  const { finding, ignored } = useMemo(() => {
    const decoded = decode(section, new URLSearchParams(asked), knownOf(list));
    if (list.topic !== null) decoded.finding.category = list.topic;
    return decoded;
  }, [section, asked, list]);
  const { found, whole, ...state } = useFound(section, finding, list);
  const [last, setLast] = useState(list.found);
  const shown = found ?? last;
  if (shown !== last) setLast(shown);
  useLoadAhead(section, list);
  const countOf = (other: Finding) => whole && select(whole, other, list.universities).length;
  return { finding, ignored, shown, ...state, countOf };
}

/** The query of the address, the same as long as it says the same. */
function useAsked(): string {
  const { query = {} } = useRouter() ?? {};
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  ).toString();
}

/** Whether the address asks for a section's map instead of the grid. */
export function useOnMap(section: FindingSection): boolean {
  return decode(section, new URLSearchParams(useAsked())).finding.view === 'map';
}

/** While the visitor looks around, what the next filter needs is fetched, if the network allows. */
function useLoadAhead(section: FindingSection, { found, topic }: ListData<Findable>): void {
  const { locale } = useI18n();
  const router = useRouter();
  const worth = found.size < smallSize && found.size > found.items.length;
  const isAnswer = found.query !== '';
  useEffect(() => {
    if (!mayLoadAhead()) return;
    const timer = setTimeout(() => {
      if (worth) loadSection(section, locale, 0).catch(() => undefined);
      // A page that was made for one question gives way to the plain one at the next.
      const plain = topic === null ? href(section, locale) : null;
      if (isAnswer && plain)
        router?.prefetch(plain, undefined, { locale: false }).catch(() => undefined);
    }, 1500);
    return () => clearTimeout(timer);
  }, [worth, isAnswer, section, locale, topic, router]);
}
