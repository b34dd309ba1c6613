import NextDocument, { Head, Html, Main, NextScript } from 'next/document';
import type { DocumentContext, DocumentInitialProps } from 'next/document';
import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { fileHref } from '@/routing/files';
import type { PageProps } from '@/layout/pageProps';
import { iconHref } from '@/routing/icons';
import { defaultLocale, isLocale } from '@/routing/locales';
import { styleSources } from '@/server/styleSources';
import { framedBy } from '@/server/preview/framedBy';
import { faces } from '@/theme/fonts';
import { pageStyles } from '@/theme/pageStyles';
import { dark, light } from '@/theme/tokens';

type Props = DocumentInitialProps & {
  sources: string | null;
  /** Version of the icon that an editor chose. */
  icon: string | null;
};

/**
 * The frame of every HTML page: the styles of all pages and of what was rendered, and a policy that
 * allows exactly these. The header's policy applies as well; the stricter rule wins.
 */
export default class Document extends NextDocument<Props> {
  static override async getInitialProps(context: DocumentContext): Promise<Props> {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    let icon: string | null = null;
    try {
      context.renderPage = () =>
        renderPage({
          enhanceApp: (App) => (props) => {
            const pageProps: Partial<PageProps<object>> = props.pageProps;
            framedBy(context.res, pageProps);
            icon = pageProps.page?.layout.icon ?? null;
            return sheet.collectStyles(<App {...props} />);
          },
        });
      const initial = await NextDocument.getInitialProps(context);
      const styles = [
        <style key="page" dangerouslySetInnerHTML={{ __html: pageStyles }} />,
        ...sheet.getStyleElement(),
      ];
      return { ...initial, styles, sources: styleSources(styles), icon };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { sources, locale, icon } = this.props;
    const policy = sources && `style-src-elem 'self' ${sources}`;
    return (
      <Html lang={locale}>
        <HeadOfPage>
          {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
          {faces.map(({ file }) => (
            <link
              key={file}
              rel="preload"
              href={file}
              as="font"
              type="font/woff2"
              crossOrigin="anonymous"
            />
          ))}
          <link
            rel="icon"
            href={iconHref(icon, 'favicon')}
            type={icon === null ? 'image/svg+xml' : 'image/png'}
          />
          <link rel="apple-touch-icon" href={iconHref(icon, 'apple-touch-icon')} />
          <link
            rel="manifest"
            href={fileHref('manifest', isLocale(locale) ? locale : defaultLocale)}
          />
          {/* Safari on iPhones would make links of numbers, dates and addresses before the page hydrates. */}
          <meta
            name="format-detection"
            content="telephone=no, date=no, address=no, email=no, url=no"
          />
          <meta name="theme-color" content={light.paper} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={dark.paper} media="(prefers-color-scheme: dark)" />
        </HeadOfPage>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}

type Files = Parameters<Head['getScripts']>[0];

/**
 * Next's head, but for its scripts: it only names them, and public/start.js asks for them.
 * @see docs/adr/022-the-first-paint-waits-for-the-page-alone.md
 */
class HeadOfPage extends Head {
  override getDynamicChunks() {
    return [];
  }

  override getScripts(files: Files) {
    const scripts = [...super.getDynamicChunks(files), ...super.getScripts(files)];
    const code = scripts.flatMap((script) => srcOf(script) ?? []).join(' ');
    // Who has chosen colours has been here, and the browser keeps the file: then it is there in time.
    return [<script key="start" async src="/start.js" fetchPriority="high" data-code={code} />];
  }
}

const srcOf = (script: ReactElement<{ src?: string }> | null) => script?.props.src;
