import type { FormattedDate } from '@/i18n/formattedDate';
import type { Detail } from '@/content/shared/detail';

/** The data of the page of a news article. */
export interface NewsArticle extends Detail {
  date: FormattedDate | null;
}
