import type { Deadline } from '@/content/shared/deadline';
import type { Detail } from '@/content/shared/detail';
import type { ServiceType, ServiceTeaser } from './model';

export interface Service extends Detail {
  /** Other services of the same categories. */
  related: ServiceTeaser[];
  type: ServiceType | null;
  deadline: Deadline | null;
  /** The file that adds the deadline to a calendar; null without one that is open. */
  calendarHref: string | null;
}
