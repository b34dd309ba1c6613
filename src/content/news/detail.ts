import type { FormattedDate } from '@/i18n/formattedDate';
import type { Deadline } from '@/content/shared/deadline';
import type { Detail } from '@/content/shared/detail';

export interface NewsArticle extends Detail {
  date: FormattedDate | null;
  deadline: Deadline | null;
  /** The file that adds the deadline to a calendar; null without one that is open. */
  calendarHref: string | null;
}
