import { keysOf } from '@/lib/keysOf';
import type { RouteName, SlugRouteName } from './routes';
import type { Hue } from '@/theme/hue';

/** The four sections that the site links to in places that editors cannot change. */
export const primarySections = [
  'universities',
  'accommodations',
  'services',
  'events',
] as const satisfies readonly Hue[];
export type PrimarySection = (typeof primarySections)[number];

export const entryRoutes = {
  accommodations: 'accommodation',
  services: 'service',
  events: 'event',
  universities: 'university',
  places: 'place',
  news: 'newsArticle',
} as const satisfies Record<Hue, SlugRouteName>;

/** Returns the section of a route, or null. */
export function sectionOf(route: RouteName): Hue | null {
  if (/^newsC/.test(route)) return 'news';
  return keysOf(entryRoutes).find((name) => name === route || entryRoutes[name] === route) ?? null;
}

/** Whether visitors can give feedback about the pages of a route. */
export function takesFeedback(route: RouteName): boolean {
  return sectionOf(route) !== null || /^(home|page|credits)$/.test(route);
}
