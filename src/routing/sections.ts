import type { RouteName } from './routes';
import type { Hue } from '@/theme/hue';

/** The four sections that the site links to in places that editors cannot change. */
export const primarySections = [
  'universities',
  'accommodations',
  'services',
  'events',
] as const satisfies readonly Hue[];
export type PrimarySection = (typeof primarySections)[number];

const sectionByRoute: Partial<Record<RouteName, Hue>> = {
  accommodations: 'accommodations',
  accommodation: 'accommodations',
  universities: 'universities',
  university: 'universities',
  services: 'services',
  service: 'services',
  events: 'events',
  event: 'events',
  places: 'places',
  place: 'places',
  news: 'news',
  newsCategories: 'news',
  newsCategory: 'news',
  newsArticle: 'news',
};

/** Returns the section of a route, or null. */
export function sectionOf(route: RouteName): Hue | null {
  return sectionByRoute[route] ?? null;
}
