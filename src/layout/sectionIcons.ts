import type { IconName } from '@/components/Icon/signs';
import type { Hue } from '@/theme/hue';

export const sectionIcons: Record<Hue, IconName> = {
  universities: 'university',
  accommodations: 'house',
  services: 'service',
  events: 'calendar',
  places: 'pin',
  news: 'feed',
};
