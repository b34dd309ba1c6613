import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { localeInfo, locales } from '@/routing/locales';
import errors from '../../../public/locales/errors.json';
import { ErrorScene } from './ErrorScene';

/**
 * The screen for an unknown address (specification §2). The address does not show which language the visitor reads,
 * so the other languages have a sentence too.
 */
export function NotFoundView() {
  const { t, locale } = useI18n();
  return (
    <ErrorScene
      status={404}
      title={t('common.notFound.title')}
      text={t('common.notFound.text')}
      translations={locales
        .filter((other) => other !== locale)
        .map((other) => ({ lang: localeInfo[other].iso, text: errors[other].notFound.title }))}
      home={{ href: href('home', locale), label: t('common.notFound.home') }}
    />
  );
}
