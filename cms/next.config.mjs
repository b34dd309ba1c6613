import { withPayload } from '@payloadcms/next/withPayload';

/** @type {import('next').NextConfig} */
const nextConfig = {
  // Lists the files that the program needs, for its image (scripts/lib/images.mjs).
  ...(process.env.NEXT_OUTPUT === 'standalone' && { output: 'standalone' }),
  poweredByHeader: false,
  // The admin uses no resizer, which would store files of the staff for everybody.
  images: { unoptimized: true },
  // The admin and the rest of the program are separate bundles. Payload must be the same module in both, because it
  // shows the message of an error only if it is an instance of its own class.
  serverExternalPackages: ['payload'],
  // A browser requests it when the page's own link to the icon has not arrived yet.
  rewrites: () => Promise.resolve([{ source: '/favicon.ico', destination: '/favicon.svg' }]),
  // With this, Next runs instrumentation.ts at its start and not at the first request, for which server.mjs waits.
  experimental: { preloadEntriesOnStart: true },
  // `npm run types` in the root of the repository checks the types.
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(nextConfig, { devBundleServerPackages: false });
