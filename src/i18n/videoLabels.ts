import { localeInfo, type Locale } from '@/routing/locales';
import type { T } from './messages';

/** The texts of a video. Its captions are in the language of the page. */
export const videoLabels = (t: T, locale: Locale) => ({
  play: t('common.media.play'),
  pause: t('common.media.pause'),
  captions: localeInfo[locale].name,
  language: locale,
});
