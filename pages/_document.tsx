import NextDocument, { Head, Html, Main, NextScript } from 'next/document';
import type { DocumentContext, DocumentInitialProps } from 'next/document';
import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { fileHref } from '@/routing/files';
import { defaultLocale, isLocale } from '@/routing/locales';
import { styleSources } from '@/server/styleSources';
import { framedBy } from '@/server/preview/framedBy';
import { faces } from '@/theme/fonts';
import { pageStyles } from '@/theme/pageStyles';
import { dark, light } from '@/theme/tokens';

type Props = DocumentInitialProps & { sources: string | null };

/**
 * The frame of every HTML page: the styles of all pages and of what was rendered, and a policy that
 * allows exactly these. The header's policy applies as well; the stricter rule wins.
 */
export default class Document extends NextDocument<Props> {
  static override async getInitialProps(context: DocumentContext): Promise<Props> {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    try {
      context.renderPage = () =>
        renderPage({
          enhanceApp: (App) => (props) => {
            framedBy(context.res, props.pageProps);
            return sheet.collectStyles(<App {...props} />);
          },
        });
      const initial = await NextDocument.getInitialProps(context);
      const styles = [
        <style key="page" dangerouslySetInnerHTML={{ __html: pageStyles }} />,
        ...sheet.getStyleElement(),
      ];
      return { ...initial, styles, sources: styleSources(styles) };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { sources, locale } = this.props;
    const policy = sources && `style-src-elem 'self' ${sources}`;
    return (
      <Html lang={locale}>
        <HeadOfPage>
          {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
          {/* The first paint waits for nothing but this page. Who has chosen colours has been here,
              and the browser keeps the file: then it is there in time. */}
          <script async src="/start.js" fetchPriority="high" />
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
          <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
          <link
            rel="manifest"
            href={fileHref('manifest', isLocale(locale) ? locale : defaultLocale)}
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
 * Next's head, but for its scripts: they are asked for, after all that can be seen, and
 * public/start.js runs them.
 * @see docs/adr/022-the-first-paint-waits-for-the-page-alone.md
 */
class HeadOfPage extends Head {
  override getDynamicChunks(files: Files) {
    return super.getDynamicChunks(files).map((script) => script && askedFor(script));
  }

  override getScripts(files: Files) {
    return super.getScripts(files).map(askedFor);
  }
}

const askedFor = ({ key, props: { src } }: ReactElement<{ src?: string }>) => (
  <link key={key} rel="preload" as="script" href={src} fetchPriority="low" onLoad={stay} />
);

/** React would put links before the first picture's, but for those that somebody listens to. */
const stay = () => undefined;
