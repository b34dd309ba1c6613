import type { T } from './messages';

/** The texts of a carousel. */
export const carouselLabels = (t: T) => ({
  previous: t('common.media.previous'),
  next: t('common.media.next'),
  position: (shown: string, total: number) => t('common.media.position', { shown, total }),
});
