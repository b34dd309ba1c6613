import { useRouter } from 'next/compat/router';
import Head from 'next/head';
import { createT, type Messages } from '@/i18n/translate';
import { href } from '@/routing/href';
import { defaultLocale, isLocale, type Locale } from '@/routing/locales';
import english from '../../../public/locales/en/common.json';
import italian from '../../../public/locales/it/common.json';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorScene } from './ErrorScene';
import { GenericError } from './GenericError';

/** The texts are bundled, because nothing else may be loadable. */
const messages: Record<Locale, Messages> = {
  it: { common: italian },
  en: { common: english },
};

/**
 * The screen for an error of the site itself. It has no layout and needs no data; if it fails too, a generic
 * text appears.
 */
export function ErrorView({ status }: { status: number }) {
  return (
    <ErrorBoundary fallback={<GenericError />}>
      <Screen status={status} />
    </ErrorBoundary>
  );
}

function Screen({ status }: { status: number }) {
  const requested = useRouter()?.locale;
  const locale = isLocale(requested) ? requested : defaultLocale;
  const t = createT(messages[locale], locale);
  const kind = status === 404 ? 'notFound' : 'error';
  return (
    <>
      <Head>
        <title>{t(`common.${kind}.title`)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
      </Head>
      <main>
        <ErrorScene
          status={status}
          title={t(`common.${kind}.title`)}
          text={t(`common.${kind}.text`)}
          home={{ href: href('home', locale), label: t(`common.${kind}.home`) }}
          fillsWindow
        />
      </main>
    </>
  );
}
