import type { FormattedDate } from '@/i18n/formattedDate';
import type { Detail } from '@/content/shared/detail';

export interface NewsArticle extends Detail {
  date: FormattedDate | null;
}
