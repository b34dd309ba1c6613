import type { TFunction } from 'i18next';

/** The texts of an embed: a frame with a page of another site, or of this site when `host` is null. */
export const embedLabels = (t: TFunction, host: string | null, kind: 'video' | 'map') => ({
  load: kind === 'map' ? t('common.media.embed.loadMap') : t('common.media.embed.loadVideo'),
  ...(host === null
    ? {
        title: t('common.media.embed.own.title'),
        notice: t('common.media.embed.own.notice'),
        open: t('common.media.embed.own.open'),
      }
    : {
        title: t(`common.media.embed.${kind}`, { host }),
        notice: t('common.media.embed.notice', { host }),
        open: t('common.media.embed.open', { host }),
      }),
});
