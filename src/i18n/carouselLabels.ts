import type { TFunction } from 'i18next';

/** The texts of a carousel. */
export const carouselLabels = (t: TFunction) => ({
  previous: t('common.media.previous'),
  next: t('common.media.next'),
  position: (shown: string, total: number) => t('common.media.position', { shown, total }),
});
