/**
 * Every address of the site, in Italian and in English (specification §2). Data only: href, rewrites, redirects,
 * alternates, revalidation and the addresses of the
 * contract are derived from it. The Italian path is also the name of the page file. A town
 * may have other paths (`languages` in its town.config.ts).
 */
export const routePaths = {
  home: { it: '/', en: '/' },
  accommodations: { it: '/alloggi', en: '/accommodations' },
  accommodation: { it: '/alloggi/[slug]', en: '/accommodations/[slug]' },
  universities: { it: '/atenei', en: '/universities' },
  university: { it: '/atenei/[slug]', en: '/universities/[slug]' },
  events: { it: '/eventi', en: '/events' },
  event: { it: '/eventi/[slug]', en: '/events/[slug]' },
  services: { it: '/servizi', en: '/services' },
  service: { it: '/servizi/[slug]', en: '/services/[slug]' },
  places: { it: '/luoghi', en: '/places' },
  place: { it: '/luoghi/[slug]', en: '/places/[slug]' },
  news: { it: '/news', en: '/news' },
  newsCategories: { it: '/news/categorie', en: '/news/categories' },
  newsCategory: { it: '/news/categorie/[slug]', en: '/news/categories/[slug]' },
  newsArticle: { it: '/news/[slug]', en: '/news/[slug]' },
  login: { it: '/login', en: '/login' },
  register: { it: '/registrati', en: '/register' },
  resetPassword: { it: '/reset-password', en: '/reset-password' },
  setPassword: { it: '/admin/set-password', en: '/admin/set-password' },
  verifyEmail: { it: '/admin/verify-email', en: '/admin/verify-email' },
  account: { it: '/account', en: '/account' },
  accountAccommodations: { it: '/account/accommodations', en: '/account/accommodations' },
  accountEvents: { it: '/account/events', en: '/account/events' },
  accountNews: { it: '/account/news', en: '/account/news' },
  accountPages: { it: '/account/pages', en: '/account/pages' },
  accountPassword: { it: '/account/password', en: '/account/password' },
  accountProfile: { it: '/account/profile', en: '/account/profile' },
  accountServices: { it: '/account/services', en: '/account/services' },
  accountUniversities: { it: '/account/universities', en: '/account/universities' },
  sharedList: { it: '/lista/[token]', en: '/list/[token]' },
  offline: { it: '/offline', en: '/offline' },
  search: { it: '/cerca', en: '/search' },
  compare: { it: '/confronta', en: '/compare' },
  alerts: { it: '/avvisi', en: '/alerts' },
  alertsConfirm: { it: '/avvisi/conferma', en: '/alerts/confirm' },
  alertsEnd: { it: '/avvisi/disdici', en: '/alerts/unsubscribe' },
  credits: { it: '/credits', en: '/credits' },
  openData: { it: '/dati-aperti', en: '/open-data' },
  page: { it: '/[slug]', en: '/[slug]' },
} as const satisfies Record<string, Record<'it' | 'en', `/${string}`>>;

export type RouteName = keyof typeof routePaths;
