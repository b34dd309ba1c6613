import { smallSize, type FindingSection } from '@/features/finding/model';
import { Memory, sharedKeepMs } from '../Memory';
import { partOf, type Asked } from './partOf';
import type { Teasers } from './teasers';
import { usualOrder } from './argsOf';
import { logError } from '../logs/logError';

type Sections = { [Section in FindingSection]: Memory<Teasers[Section][]> };

declare global {
  var studiumSections: Sections | undefined;
}

/** On globalThis, as layouts are: the webhook has to reach it. */
const memory: Sections = (globalThis.studiumSections ??= {
  accommodations: new Memory(),
  services: new Memory(),
  events: new Memory(),
  universities: new Memory(),
  places: new Memory(),
  news: new Memory(),
});

interface Wanted extends Asked {
  /** Whether what was there before the last publication will do until the new is read. */
  mayBeOld?: boolean;
}

/**
 * Everything in a section, in its usual order, from memory. A section of thousands takes the
 * contract seconds: after a publication nobody waits for it who takes what was there before.
 * @throws AppError cms/…
 */
export async function wholeSection<Section extends FindingSection>(
  section: Section,
  { mayBeOld = false, ...asked }: Wanted,
): Promise<Teasers[Section][]> {
  const { locale, preview } = asked.map;
  if (preview) return load(section, asked);
  const current = memory[section].get(
    locale,
    () => load(section, asked),
    mayBeOld ? undefined : sharedKeepMs,
  );
  const last = memory[section].getLast(locale);
  if (!mayBeOld || !last || last.length < smallSize) return current;
  current.catch((error: unknown) => logError(`finding ${section} ${locale}`, error));
  return last;
}

/**
 * Reads the points of interest of a language once, when the site starts, together with the global
 * sets (specification §7). A failure is only logged (specification §8).
 */
export function preloadPlaces(asked: Asked): void {
  const { locale, preview } = asked.map;
  if (preview || memory.places.getLast(locale)) return;
  wholeSection('places', asked).catch((error: unknown) => logError(`places ${locale}`, error));
}

/** Something was published. */
export function forgetSections(): void {
  for (const section of Object.values(memory)) section.forget();
}

/** Entries that are asked for at once: between two answers the contract has time for others. */
const portion = 150;

async function load<Section extends FindingSection>(section: Section, asked: Asked) {
  const items: Teasers[Section][] = [];
  for (let offset = 0; ; offset += portion) {
    const args = { orderBy: usualOrder[section], limit: portion, offset };
    const part = await partOf(section, args, asked);
    items.push(...part.items);
    // Also ends where an answer has no total.
    if (!(offset + portion < part.total)) return items;
  }
}
