import path from 'node:path';
import { en } from '@payloadcms/translations/languages/en';
import { it } from '@payloadcms/translations/languages/it';
import { buildConfig } from 'payload';
import { closeHiddenFields } from './src/access/closeHiddenFields';
import { closeLocks } from './src/access/closeLocks';
import { adminDefaults } from './src/admin/adminDefaults';
import { showOwnFields } from './src/admin/showOwnFields';
import { deskSearchEndpoint } from './src/admin/desk/deskSearchEndpoint';
import { translations } from './src/admin/translations';
import { FirstPublications } from './src/collections/FirstPublications';
import { Feedback } from './src/collections/Feedback';
import { FeedEvents, Feeds } from './src/collections/Feeds';
import { FormerAddresses } from './src/collections/FormerAddresses';
import { Media } from './src/collections/Media';
import { MissedSearches } from './src/collections/MissedSearches';
import { Offers } from './src/collections/Offers';
import { OwnerQuestions } from './src/collections/OwnerQuestions';
import { Redirects } from './src/collections/Redirects';
import { SavedSearches } from './src/collections/SavedSearches';
import { Users } from './src/collections/Users';
import { VisitorCodes } from './src/collections/VisitorCodes';
import { VisitorLists } from './src/collections/VisitorLists';
import { Visitors } from './src/collections/Visitors';
import { VisitorSessions } from './src/collections/VisitorSessions';
import { csvEndpoints } from './src/csv/endpoints';
import { csvView } from './src/csv/csvView';
import { db } from './src/db/adapters';
import { explainTakenValue } from './src/db/explainTakenValue';
import { env } from './src/env';
import { boundFields } from './src/fields/boundFields';
import { sharedBlocks } from './src/fields/contentManager';
import { footers, prefooter } from './src/globals/footers';
import { menus } from './src/globals/menu';
import { socials } from './src/globals/socials';
import { generalConfigurations, registerPrivacy, siteInfo } from './src/globals/texts';
import { guideEndpoint } from './src/guide/guideEndpoint';
import { guidePath } from './src/guide/pages';
import { guardEndpoints } from './src/http/guardEndpoints';
import { refuseBadInput } from './src/http/refuseBadInput';
import { showTakenKey } from './src/http/showTakenKey';
import { closeJobStats, jobs } from './src/jobs/jobs';
import { retryPublications } from './src/jobs/retryPublications';
import { timeZone } from '@studium/shared/town/settings';
import { payloadLogger } from './src/logs/payloadLogger';
import { emailAdapter } from './src/mail/emailAdapter';
import { maxUploadBytes } from './src/media/uploadFaults';
import { cmsDir } from './src/paths';
import { editor } from './src/richText/editor';
import { OpenForms } from './src/saving/OpenForms';
import { openFormsEndpoint } from './src/saving/openFormsEndpoint';
import { withSaving, withSavingGlobal } from './src/saving/withSaving';
import { entryCollectionConfigs, groupCollectionConfigs } from './src/sections/registry';
import { defaultSite, siteOptions } from './src/sites';
import { warningsEndpoint } from './src/warnings/warningsEndpoint';

// Payload writes some dates on the server, as a program in the town would.
process.env.TZ = timeZone;

const config = buildConfig({
  serverURL: env.host,
  secret: env.payloadSecret,
  db,
  editor,
  email: emailAdapter,
  telemetry: false,
  logger: env.silent
    ? { options: { level: 'silent' }, destination: process.stdout }
    : payloadLogger,
  cookiePrefix: 'studium-cms',
  csrf: [env.host],
  cors: [],
  routes: { admin: '/admin', api: '/cms-api' },
  graphQL: { disable: true },
  // Levels of linked entries in one response; the admin requests 1. Each level multiplies the work when
  // entries link to each other, and Payload's default of 10 blocked the program for minutes.
  maxDepth: 1,
  admin: {
    user: 'users',
    // The other value loads pictures from Gravatar and so sends it hashes of the editors' addresses.
    avatar: 'default',
    meta: {
      titleSuffix: ' · Studium',
      // Payload would advertise itself.
      openGraph: { title: 'Studium', siteName: 'Studium', description: 'Studium' },
      // Payload would draw pictures for anybody.
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    },
    importMap: { baseDir: cmsDir },
    components: {
      providers: [
        '/src/admin/saving/TranslatedNetworkErrors#TranslatedNetworkErrors',
        '/src/admin/saving/ForgetCopiesAtLogout#ForgetCopiesAtLogout',
        '/src/admin/TranslatedToasts#TranslatedToasts',
        '/src/admin/DecimalComma#DecimalComma',
      ],
      views: {
        dashboard: { Component: '/src/admin/desk/Dashboard#Dashboard' },
        csv: csvView,
        // /admin/help, and one page below it for each file.
        guide: {
          path: guidePath(),
          Component: '/src/guide/GuideView#GuideView',
          meta: { title: 'Guida · Help', description: 'Guida per la redazione · Editors’ guide' },
        },
      },
      beforeLogin: ['/src/staff/EndedLink#EndedLink'],
      beforeNavLinks: ['/src/guide/GuideLink#GuideLink'],
      graphics: {
        Logo: '/src/admin/TownSign#TownLogo',
        Icon: '/src/admin/TownSign#TownIcon',
      },
    },
    timezones: {
      supportedTimezones: [{ label: timeZone, value: timeZone }],
      defaultTimezone: timeZone,
    },
    dateFormat: 'dd/MM/yyyy HH:mm',
  },
  i18n: {
    supportedLanguages: { it, en },
    fallbackLanguage: 'it',
    translations,
  },
  localization: {
    locales: siteOptions.map(({ value, label }) => ({ code: value, label })),
    defaultLocale: defaultSite,
    fallback: false,
  },
  blocks: sharedBlocks,
  collections: [
    ...[...entryCollectionConfigs, Media, ...groupCollectionConfigs, Redirects].map(withSaving),
    Feeds,
    FeedEvents,
    FormerAddresses,
    Feedback,
    MissedSearches,
    SavedSearches,
    OwnerQuestions,
    withSaving(Offers),
    FirstPublications,
    OpenForms,
    Users,
    Visitors,
    VisitorSessions,
    VisitorCodes,
    VisitorLists,
  ],
  globals: [
    siteInfo,
    prefooter,
    ...footers,
    socials,
    generalConfigurations,
    registerPrivacy,
    ...menus,
  ].map(withSavingGlobal),
  endpoints: [
    deskSearchEndpoint,
    openFormsEndpoint,
    warningsEndpoint,
    guideEndpoint,
    ...csvEndpoints,
  ],
  hooks: { afterError: [refuseBadInput, explainTakenValue, showTakenKey] },
  jobs,
  upload: { limits: { fileSize: maxUploadBytes } },
  onInit: ({ collections, blocks }) => {
    // Payload looks up names of requests in these objects, which would also find inherited ones such as `constructor`.
    Object.setPrototypeOf(collections, null);
    Object.setPrototypeOf(blocks, null);
  },
  typescript: { outputFile: path.join(cmsDir, 'src/payload-types.ts') },
});

export default [
  retryPublications,
  closeJobStats,
  closeLocks,
  closeHiddenFields,
  boundFields,
  showOwnFields,
  adminDefaults,
  guardEndpoints,
].reduce((changed, change) => change(changed), config);
