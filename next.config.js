import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { framedPolicy, securityHeaders } from './src/config/securityHeaders.mjs';

const load = createJiti(import.meta.url);
const { locales, defaultLocale } = await load.import('./src/routing/locales.ts');
const { askedRewrites } = await load.import('./src/routing/askedRewrites.ts');
const { defaultPrefixRedirects } = await load.import('./src/routing/defaultPrefix.ts');
const { routes } = await load.import('./src/routing/routes.ts');
const { rewrites, redirects } = await load.import('./src/routing/rewrites.ts');
const { version: signsVersion } = await load.import('./src/components/Icon/signs.ts');
const { fileRedirects, fileRewrites, previewRewrites } =
  await load.import('./src/routing/files.ts');

/** Pages that mails lead to, besides those of /admin. */
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
  i18n: { locales: [...locales], defaultLocale, localeDetection: false },
  compiler: { styledComponents: true },
  // ES modules only, which Jest cannot require.
  transpilePackages: ['supercluster', 'kdbush'],
  poweredByHeader: false,
  // Several sites keep their pages together.
  ...(process.env.NODE_ENV === 'production' && { cacheHandler: pageCache }),
  // Pictures come in their widths from the cms: a resizer could only be abused.
  images: { unoptimized: true },
  // nginx compresses in production; on its own the site still should.
  compress: true,
  rewrites: async () => ({
    beforeFiles: [
      ...previewRewrites,
      ...fileRewrites,
      // Before the others, which would take their addresses away.
      ...askedRewrites,
      ...rewrites,
      // Media come from the site's own address: one connection, and img-src 'self'.
      { source: `/${defaultLocale}/media/:path*`, destination: '/api/media/:path*', locale: false },
    ],
    afterFiles: [],
    fallback: [],
  }),
  redirects: async () => [...defaultPrefixRedirects, ...fileRedirects, ...redirects],
  headers: async () => [
    { source: '/:path*', locale: false, headers: securityHeaders },
    ...['/admin/:path*', `/:locale(${locales.join('|')})/admin/:path*`, ...mailedPages].map(
      (source) => ({
        // Their addresses carry codes of e-mails, which are nobody else's business.
        source,
        locale: false,
        headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
      }),
    ),
    {
      source: '/embed/:file*',
      headers: [{ key: 'Content-Security-Policy', value: framedPolicy() }],
    },
    // Rules meet paths that have their language in front, files too: `locale: false` would miss them.
    ...['/embed/:file*', '/icons/:file*', '/map/:file*', '/start.js'].map((source) => ({
      // They change when the site does; start.js is asked for by every page.
      source,
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=3600, stale-while-revalidate=604800' },
      ],
    })),
    // Named after their content; signs of another version are of a site before or after this one.
    ...[
      { source: '/fonts/:file*.woff2' },
      { source: '/icons/signs.svg', has: [{ type: 'query', key: 'v', value: signsVersion }] },
    ].map((rule) => ({
      ...rule,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    })),
  ],
  webpack: (webpackConfig, { isServer, webpack, buildId }) => {
    // What every page would carry and never run; see docs/adr/010.
    const instead = (module, ours) =>
      new webpack.NormalModuleReplacementPlugin(
        module,
        fileURLToPath(new URL(ours, import.meta.url)),
      );
    // Names of files that come later stand in the code of every page; half of Next's 16 letters do.
    if (!isServer) webpackConfig.output.hashDigestLength = 8;
    if (isServer) {
      // What browsers keep of one build is not mixed with another's (src/server/files/worker.ts).
      webpackConfig.plugins.push(
        new webpack.DefinePlugin({ 'process.env.BUILD_ID': JSON.stringify(buildId) }),
      );
    } else {
      // The browser goes by resolveRewrites.ts; a list of all rules would be a kilobyte of each page.
      for (const plugin of webpackConfig.plugins)
        if (plugin.constructor.name === 'BuildManifestPlugin')
          plugin.rewrites = { beforeFiles: [], afterFiles: [], fallback: [] };
      // Modules stand in that code by their numbers: four digits are enough where webpack takes five.
      webpackConfig.optimization.moduleIds = false;
      // React changes when Next's own code does: one file of both is asked for once.
      if (webpackConfig.optimization.splitChunks)
        webpackConfig.optimization.splitChunks.cacheGroups.framework = false;
      webpackConfig.plugins.push(
        new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }),
        instead(/\/resolve-rewrites$/, './src/routing/resolveRewrites.ts'),
        instead(/\/(route-regex|route-matcher|is-dynamic)$/, './src/routing/pageFiles.ts'),
        instead(/^\.\/(src\/)?Prefixer\.js$/, './src/config/noPrefixer.mjs'),
        // What a page begins with is compiled while it comes, beside the page; later is in its way.
        new webpack.BannerPlugin({
          banner: '//# allFunctionsCalledOnLoad',
          raw: true,
          include: /chunks\/(main|pages\/_app)-/,
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
        }),
      );
    }
    return webpackConfig;
  },
  experimental: {
    // Going back shows a page where one left it; browsers alone give up before the page is there.
    scrollRestoration: true,
    // Nothing is in the app directory that links would have to look out for.
    clientRouterFilter: false,
  },
  // npm test checks types, of both programs, once.
  typescript: { ignoreBuildErrors: true },
};

export default config;
