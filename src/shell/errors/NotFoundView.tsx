import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { ErrorScene } from './ErrorScene';

/** The screen for an unknown address (specification §2). */
export function NotFoundView() {
  const { t, locale } = useI18n();
  return (
    <ErrorScene
      status={404}
      title={t('common.notFound.title')}
      text={t('common.notFound.text')}
      home={{ href: href('home', locale), label: t('common.notFound.home') }}
    />
  );
}
