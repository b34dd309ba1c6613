import type { Locale } from '@/routing/locales';
import type { Findable, FindingSection, Found } from './model';

/**
 * Asks the site for all of a section.
 * @throws Error when the answer is none, or not what was asked for
 */
export async function fetchWhole(section: FindingSection, locale: Locale): Promise<Findable[]> {
  const answer = await ask(section, `all&locale=${locale}`);
  if (!Array.isArray(answer)) throw new Error(`no list of ${section}`);
  return answer as Findable[];
}

/**
 * Asks the site for one page of a list.
 * @param query as the codec writes it
 * @throws Error as fetchWhole; AbortError when it was called off
 */
export async function fetchFound(
  section: FindingSection,
  query: string,
  { locale, topic }: { locale: Locale; topic: string | null },
  signal: AbortSignal,
): Promise<Found<Findable>> {
  const narrowed = topic === null ? '' : `&topic=${encodeURIComponent(topic)}`;
  const answer = await ask(section, `${query}${narrowed}&locale=${locale}`, signal);
  if (typeof answer !== 'object' || answer === null || !('total' in answer))
    throw new Error(`no page of ${section}`);
  return answer as Found<Findable>;
}

/** The answer is the site's own; what is looked at is whether it is one at all. */
async function ask(section: FindingSection, query: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(`/api/finding/${section}?${query}`, { signal: signal ?? null });
  if (!response.ok) throw new Error(`finding answered ${response.status}`);
  return response.json();
}
