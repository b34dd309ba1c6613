import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { framedPolicy } from './src/config/securityHeaders.mjs';

const load = createJiti(import.meta.url);
const { map } = await load.import('./shared/town/appearance.ts');
const { locales, defaultLocale } = await load.import('./src/routing/locales.ts');
const { listingRewrite } = await load.import('./src/routing/listingRewrites.ts');
const { defaultPrefixRedirects } = await load.import('./src/routing/defaultPrefix.ts');
const { oldFileRewrites, fallbackRewrites } = await load.import(
  './src/routing/oldAddressRewrites.ts',
);
const { routes } = await load.import('./src/routing/routes.ts');
const { rewrites, redirects } = await load.import('./src/routing/rewrites.ts');
const { version: iconsVersion } = await load.import('./src/components/Icon/icons.ts');
const { fileRedirects, fileRewrites, previewRewrites } =
  await load.import('./src/routing/files.ts');

/** Pages that mails link to, besides those of /admin. */
const mailedPages = locales.flatMap((locale) =>
  ['alertsConfirm', 'alertsEnd'].flatMap((name) => {
    const path = routes[name][locale];
    return [path, `/${locale}${path}`];
  }),
);

const pageCache = fileURLToPath(new URL('./src/server/shared/PageCache.mjs', import.meta.url));

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Lists the files that the program needs, for its image (scripts/lib/images.mjs). Nothing else reads this list,
  // and Next needs 18 s of a build of 43 s for it.
  ...(process.env.NEXT_OUTPUT === 'standalone'
    ? { output: 'standalone' }
    : { outputFileTracingExcludes: { 'next-server': ['**/*'] } }),
  i18n: { locales: [...locales], defaultLocale, localeDetection: false },
  compiler: { styledComponents: true },
  // Bundled, because Jest cannot require the first two. As an external ES module, i18next would make all
  // modules of the server that import it asynchronous, and Feedback.tsx requires one of them.
  transpilePackages: ['supercluster', 'kdbush', 'i18next'],
  poweredByHeader: false,
  reactStrictMode: true,
  // Several sites share their cached pages.
  ...(process.env.NODE_ENV === 'production' && { cacheHandler: pageCache }),
  // A build waits for its cms, which is slow on a busy machine (src/server/cms/retryInBuild.ts).
  staticPageGenerationTimeout: 600,
  // The cms provides the pictures in all widths, and a resizer could be abused.
  images: { unoptimized: true },
  // src/server/responses compresses, also with Brotli.
  compress: false,
  rewrites: async () => ({
    beforeFiles: [
      ...previewRewrites,
      ...fileRewrites,
      // These come first, because the others would match their addresses.
      listingRewrite,
      ...rewrites,
      // Serve media under the site's own address, for one connection and img-src 'self'.
      { source: `/${defaultLocale}/media/:path*`, destination: '/api/media/:path*', locale: false },
    ],
    // After the files in public/, and before the pages with a slug.
    afterFiles: oldFileRewrites,
    fallback: fallbackRewrites,
  }),
  redirects: async () => [...defaultPrefixRedirects, ...fileRedirects, ...redirects],
  // src/server/start.ts sets the security headers of every answer.
  headers: async () => [
    ...['/admin/:path*', `/:locale(${locales.join('|')})/admin/:path*`, ...mailedPages].map(
      (source) => ({
        // Their addresses contain secret codes from e-mails, which must not leak as a referrer.
        source,
        locale: false,
        headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
      }),
    ),
    {
      source: '/embed/:file*',
      headers: [{ key: 'Content-Security-Policy', value: framedPolicy() }],
    },
    // Rules see all paths with a language prefix, also files; `locale: false` would not match them.
    ...['/embed/:file*', '/icons/:file*', '/start.js', '/hydrate.js'].map((source) => ({
      // They may change with each release, and every page requests the scripts.
      source,
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=3600, stale-while-revalidate=604800' },
      ],
    })),
    // Their addresses change with their content. Icons of another version belong to another release.
    ...[
      { source: '/fonts/:file*.woff2' },
      // Only this file, because a browser would remember for a year that another one was not found.
      ...(map ? [{ source: map.href }] : []),
      { source: '/icons/signs.svg', has: [{ type: 'query', key: 'v', value: iconsVersion }] },
    ].map((rule) => ({
      ...rule,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    })),
  ],
  webpack: (webpackConfig, { isServer, webpack, buildId }) => {
    // Milliseconds after which a script that does not arrive counts as failed; the default is two minutes.
    webpackConfig.output.chunkLoadTimeout = 25_000;
    webpackConfig.plugins.push(
      isServer
        ? // The service worker separates the caches of different builds (src/server/files/workerHandler.ts).
          new webpack.DefinePlugin({ 'process.env.BUILD_ID': JSON.stringify(buildId) })
        : // Compile the entry scripts off the main thread while they download (docs/adr/010).
          new webpack.BannerPlugin({
            banner: '//# allFunctionsCalledOnLoad',
            raw: true,
            include: /chunks\/(framework|main|pages\/_app)-/,
            stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
          }),
    );
    return webpackConfig;
  },
  experimental: {
    // Restore the scroll position on back navigation; the browser gives up before the page is rendered.
    scrollRestoration: true,
    // The site has no app directory, so links need no filter for its routes.
    clientRouterFilter: false,
  },
  // npm test already checks the types of the site and the cms.
  typescript: { ignoreBuildErrors: true },
};

export default config;
