import { useRouter } from 'next/compat/router';
import Head from 'next/head';
import { createT, type Messages } from '@/i18n/translate';
import { href } from '@/routing/href';
import { defaultLocale, isLocale, type Locale } from '@/routing/locales';
import english from '../../public/locales/en/common.json';
import italian from '../../public/locales/it/common.json';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorScene } from './ErrorScene';
import { GenericError } from './GenericError';

/** Bundled with the screen: it must speak when nothing else can be fetched. */
const messages: Record<Locale, Messages> = {
  it: { common: italian },
  en: { common: english },
};

/**
 * The screen for a failure of the site itself. It stands alone and needs no data; should it fail as
 * well, there is a generic text.
 */
export function ErrorView({ status }: { status: number }) {
  return (
    <ErrorBoundary fallback={<GenericError />}>
      <Screen status={status} />
    </ErrorBoundary>
  );
}

function Screen({ status }: { status: number }) {
  const asked = useRouter()?.locale;
  const locale = isLocale(asked) ? asked : defaultLocale;
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
          whole
        />
      </main>
    </>
  );
}
