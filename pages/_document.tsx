import NextDocument, { Head, Html, Main, NextScript } from 'next/document';
import type { DocumentContext, DocumentInitialProps } from 'next/document';
import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { fileHref } from '@/routing/files';
import type { PageProps } from '@/layout/pageProps';
import { TownDrawings } from '@/layout/TownDrawings';
import { siteIconHref } from '@/routing/icons';
import { defaultLocale, isLocale, localeInfo } from '@/routing/locales';
import { styleSources } from '@/server/styleSources';
import { allowFrame } from '@/server/preview/allowFrame';
import { faces } from '@/theme/fonts';
import { pageStyles } from '@/theme/pageStyles';
import { dark, light } from '@/theme/tokens';

type Props = DocumentInitialProps & {
  sources: string | null;
  /** Version of the icon that an editor chose. */
  icon: string | null;
};

/**
 * The HTML document of every page, with its styles and a policy that allows exactly these styles. The policy
 * of the header applies too; the stricter rule wins.
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
            const { page }: Partial<PageProps<object>> = props.pageProps;
            if (context.res && page?.preview) allowFrame(context.res, page.preview.cmsHost);
            icon = page?.layout.icon ?? null;
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
      <Html lang={locale} dir={isLocale(locale) ? localeInfo[locale].direction : undefined}>
        <DocumentHead>
          {/*
            Runs as soon as it arrives. It applies the visitor's theme, also when another tab changes it, and reserves
            space for the visitor's name in the header. A visitor who chose a theme has this file in the browser
            cache, so the theme applies before the first paint.
          */}
          <script async src="/start.js" fetchPriority="high" />
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
            href={siteIconHref(icon, 'favicon')}
            type={icon === null ? 'image/svg+xml' : 'image/png'}
          />
          <link rel="apple-touch-icon" href={siteIconHref(icon, 'apple-touch-icon')} />
          <link
            rel="manifest"
            href={fileHref('manifest', isLocale(locale) ? locale : defaultLocale)}
          />
          {/* Without this, Safari on iOS turns numbers, dates and addresses into links before hydration. */}
          <meta
            name="format-detection"
            content="telephone=no, date=no, address=no, email=no, url=no"
          />
          <meta name="theme-color" content={light.paper} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={dark.paper} media="(prefers-color-scheme: dark)" />
        </DocumentHead>
        <body>
          <TownDrawings />
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}

/**
 * Next's head, except that `public/hydrate.js` loads the entry scripts, one after the other (docs/adr/022). It waits for
 * the first paint and the first picture, so that the fonts and the picture come first, but at most half a second,
 * because a picture may be slow, and a tab in the background is not painted. It reloads the page when an entry script
 * does not load, but at most once in 60,000 ms (src/lib/claimReload.ts shares the limit), and never without storage,
 * where reading it throws, because the page could reload without end.
 *
 * A button does nothing before its page is hydrated, so the file repeats the last press afterwards, also of the button
 * of a form without an action, which only scripts send; the Enter key presses it too. It ignores presses
 * from the last script on, because React handles these itself. It repeats the press in a new task, because React
 * handles none while it reports the hydration.
 */
class DocumentHead extends Head {
  override getDynamicChunks() {
    return [];
  }

  override getScripts(files: Parameters<Head['getScripts']>[0]) {
    const scripts = [...super.getDynamicChunks(files), ...super.getScripts(files)];
    const sources = scripts.flatMap((script) => sourceOf(script) ?? []).sort(manifestFirst);
    return [<script key="hydrate" defer src="/hydrate.js" data-code={sources.join(' ')} />];
  }
}

/**
 * Compares two scripts, so that the list of pages runs first. Until it has run, Next's router lets navigations wait and
 * then runs the newest first. So the one that hydration starts would undo a filter that the visitor chose meanwhile.
 */
const manifestFirst = (one: string, other: string) =>
  Number(other.includes('_buildManifest')) - Number(one.includes('_buildManifest'));

const sourceOf = (script: ReactElement<{ src?: string }> | null) => script?.props.src;
