import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { securityHeaders } from './src/config/securityHeaders.mjs';

const load = createJiti(import.meta.url);
const { locales, defaultLocale } = await load.import('./src/routing/locales.ts');
const { rewrites, redirects } = await load.import('./src/routing/rewrites.ts');

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  i18n: { locales: [...locales], defaultLocale, localeDetection: false },
  compiler: { styledComponents: true },
  poweredByHeader: false,
  // nginx compresses in production; on its own the site still should.
  compress: true,
  rewrites: async () => ({
    beforeFiles: [
      ...rewrites,
      // Media come from the site's own address: one connection, and img-src 'self'.
      { source: `/${defaultLocale}/media/:path*`, destination: '/api/media/:path*', locale: false },
    ],
    afterFiles: [],
    fallback: [],
  }),
  redirects: async () => redirects,
  headers: async () => [
    { source: '/:path*', locale: false, headers: securityHeaders },
    {
      // Named with a version of its content.
      source: '/icons/signs.svg',
      locale: false,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    {
      // Loaded before anything is shown, on every page: not asked for again within the hour.
      source: '/theme.js',
      locale: false,
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=3600, stale-while-revalidate=604800' },
      ],
    },
  ],
  webpack: (webpackConfig, { isServer, webpack }) => {
    // What every page would carry and never run; see docs/adr/010.
    const instead = (module, ours) =>
      new webpack.NormalModuleReplacementPlugin(
        module,
        fileURLToPath(new URL(ours, import.meta.url)),
      );
    if (!isServer) {
      webpackConfig.plugins.push(
        instead(/\/resolve-rewrites$/, './src/routing/resolveRewrites.ts'),
        instead(/^\.\/(src\/)?Prefixer\.js$/, './src/config/noPrefixer.mjs'),
      );
    }
    return webpackConfig;
  },
  // Going back shows a page where one left it; browsers alone give up before the page is there.
  experimental: { scrollRestoration: true },
  // npm test checks types, of both programs, once.
  typescript: { ignoreBuildErrors: true },
};

export default config;
