import Head from 'next/head';
import { defaultLocale, locales } from '@/routing/locales';
import type { PageFrame } from './pageProps';

/** The title, description, canonical address, language alternates and social cards of a page. */
export function SeoHead({
  page: { seo, alternates, siteUrl, locale, feeds, jsonLd },
}: {
  page: Pick<PageFrame, 'seo' | 'alternates' | 'siteUrl' | 'locale' | 'feeds' | 'jsonLd'>;
}) {
  // A page with noindex has no canonical address and no alternates.
  const address = (path: string | null) =>
    path === null || seo.robots.includes('noindex') ? null : `${siteUrl}${path}`;
  const canonical = seo.canonical ?? address(alternates[locale]);
  const inDefault = address(alternates[defaultLocale]);
  return (
    <Head>
      <title>{seo.title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {seo.description && <meta name="description" content={seo.description} />}
      {seo.keywords.length > 0 && <meta name="keywords" content={seo.keywords.join(', ')} />}
      {seo.robots.length > 0 && <meta name="robots" content={seo.robots.join(', ')} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {locales.map((other) => {
        const url = address(alternates[other]);
        return url && <link key={other} rel="alternate" hrefLang={other} href={url} />;
      })}
      {inDefault && <link rel="alternate" hrefLang="x-default" href={inDefault} />}
      <script
        key="jsonLd"
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: jsonLd }}
      />
      {feeds.map((feed) => (
        <link key={feed.href} rel="alternate" type="application/atom+xml" {...feed} />
      ))}
      {canonical && <meta property="og:url" content={canonical} />}
      {seo.social.map(([attribute, name, content]) => (
        <meta key={name} {...{ [attribute]: name }} content={content} />
      ))}
    </Head>
  );
}
