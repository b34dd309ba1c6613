/** All keys of localStorage and sessionStorage. Renaming one loses what visitors have stored. */
export const storageKeys = {
  /** localStorage; public/start.js applies it before the first paint. */
  theme: 'theme',
  /** localStorage: the entries chosen for comparison. */
  compared: 'compare',
  /** localStorage: the favourites for offline reading. */
  favourites: 'saved',
  /** localStorage: whether maps show points of interest. */
  mapPoints: 'mapPoints',
  /** localStorage: the university of the distances. Slugs differ between the languages. */
  university: (locale: string) => `university:${locale}`,
  /** localStorage: the recent searches in one language. */
  searches: (locale: string) => `searches:${locale}`,
  /** sessionStorage: when the page last reloaded because code failed to load; used by public/hydrate.js too. */
  reloadedAt: 'reloadedAt',
  /** sessionStorage: the address of a registration. */
  registeredEmail: 'registered',
  /** sessionStorage: the offer of a home that is being written, and its step. */
  offer: 'offer',
  /** sessionStorage: the code of a mail. Each page has its own. */
  mailedCode: (page: string) => `code:${page}`,
} as const;
