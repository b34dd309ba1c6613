import type { T } from '@/i18n/messages';
import { typesOf } from './options';
import type { ListingQuery, ListingSection } from './model';

/** The translated name of an entry type; null if the section does not have the type. */
export function typeLabel(
  section: ListingSection,
  type: ListingQuery['type'][number],
  t: T,
): string | null {
  const home = typesOf.accommodations.find((one) => one === type);
  const event = typesOf.events.find((one) => one === type);
  const service = typesOf.services.find((one) => one === type);
  if (section === 'accommodations' && home) return t(`accommodations.types.${home}`);
  if (section === 'events' && event) return t(`events.types.${event}`);
  if (section === 'services' && service) return t(`services.types.${service}`);
  return null;
}
