import type { TFunction } from 'i18next';
import { localeInfo, type Locale } from '@/routing/locales';

/** The texts of a video. Its captions are in the language of the page. */
export const videoLabels = (t: TFunction, locale: Locale) => ({
  play: t('common.media.play'),
  pause: t('common.media.pause'),
  captions: localeInfo[locale].name,
  language: locale,
});
