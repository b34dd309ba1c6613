import path from 'node:path';
import { en } from '@payloadcms/translations/languages/en';
import { it } from '@payloadcms/translations/languages/it';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { Accommodations } from './src/collections/Accommodations';
import { AccommodationsCategories } from './src/collections/AccommodationsCategories';
import { Media } from './src/collections/Media';
import { Pages } from './src/collections/Pages';
import { Users } from './src/collections/Users';
import { db } from './src/db';
import { env } from './src/env';
import { footers } from './src/globals/footers';
import { menus } from './src/globals/menu';
import { prefooter } from './src/globals/prefooter';
import { socials } from './src/globals/socials';
import { generalConfigurations, registerPrivacy, siteInfo } from './src/globals/texts';
import { outboxAdapter } from './src/mail/outboxAdapter';
import { cmsDir } from './src/paths';
import { editor } from './src/richText/editor';
import { defaultSite } from './src/sites';

export default buildConfig({
  serverURL: env.host,
  secret: env.payloadSecret,
  db,
  sharp,
  editor,
  email: outboxAdapter,
  telemetry: false,
  ...(env.silent && { logger: { options: { level: 'silent' }, destination: process.stdout } }),
  cookiePrefix: 'studium-cms',
  csrf: [env.host],
  cors: [],
  routes: { admin: '/admin', api: '/cms-api' },
  graphQL: { disable: true },
  admin: {
    user: 'users',
    meta: { titleSuffix: ' · Studium' },
    importMap: { baseDir: cmsDir },
    dateFormat: 'dd/MM/yyyy HH:mm',
  },
  i18n: { supportedLanguages: { it, en }, fallbackLanguage: 'it' },
  localization: {
    locales: [
      { code: 'it', label: { it: 'Italiano', en: 'Italian' } },
      { code: 'en', label: { it: 'Inglese', en: 'English' } },
    ],
    defaultLocale: defaultSite,
    fallback: false,
  },
  collections: [Accommodations, AccommodationsCategories, Pages, Media, Users],
  globals: [
    ...menus,
    siteInfo,
    prefooter,
    ...footers,
    socials,
    generalConfigurations,
    registerPrivacy,
  ],
  upload: { limits: { fileSize: 30_000_000 } },
  typescript: { outputFile: path.join(cmsDir, 'src/payload-types.ts') },
});
