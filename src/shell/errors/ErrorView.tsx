import { useRouter } from 'next/compat/router';
import Head from 'next/head';
import { ErrorBoundary } from '@/lib/ErrorBoundary';
import { href } from '@/routing/href';
import { defaultLocale, isLocale } from '@/routing/locales';
import errors from '../../../public/locales/errors.json';
import { ErrorScene } from './ErrorScene';
import { GenericError } from './GenericError';

/**
 * The screen for an error of the site itself. It has no layout and needs no data; if it fails too, a generic
 * text appears. Its texts are bundled and need no i18next, because everything else may have failed.
 */
export function ErrorView({ status }: { status: number }) {
  return (
    <ErrorBoundary failed="[error page] failed itself" fallback={<GenericError />}>
      <Screen status={status} />
    </ErrorBoundary>
  );
}

function Screen({ status }: { status: number }) {
  const requested = useRouter()?.locale;
  const locale = isLocale(requested) ? requested : defaultLocale;
  const texts = errors[locale][status === 404 ? 'notFound' : 'error'];
  return (
    <>
      <Head>
        <title>{texts.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
      </Head>
      <main>
        <ErrorScene
          status={status}
          title={texts.title}
          text={texts.text}
          home={{ href: href('home', locale), label: texts.home }}
          fillsWindow
        />
      </main>
    </>
  );
}
