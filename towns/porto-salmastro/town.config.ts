import { defineTown } from '../defineTown';

/**
 * An invented harbour town. It tests that the product depends on no town: it has its own languages, colours, words and
 * sign.
 */
export default defineTown({
  timeZone: 'Europe/Rome',
  languages: [
    { code: 'it' },
    { code: 'en' },
    {
      code: 'de',
      paths: {
        accommodations: '/unterkuenfte',
        accommodation: '/unterkuenfte/[slug]',
        universities: '/hochschulen',
        university: '/hochschulen/[slug]',
        events: '/termine',
        event: '/termine/[slug]',
        services: '/angebote',
        service: '/angebote/[slug]',
        places: '/orte',
        place: '/orte/[slug]',
        news: '/aktuelles',
        newsCategories: '/aktuelles/themen',
        newsCategory: '/aktuelles/themen/[slug]',
        newsArticle: '/aktuelles/[slug]',
        login: '/anmelden',
        register: '/registrieren',
        resetPassword: '/passwort-vergessen',
        sharedList: '/merkliste/[token]',
        search: '/suche',
        compare: '/vergleich',
        alerts: '/benachrichtigungen',
        alertsConfirm: '/benachrichtigungen/bestaetigen',
        alertsEnd: '/benachrichtigungen/abbestellen',
        openData: '/offene-daten',
      },
    },
  ],
  map: {
    attribution: {
      it: 'Porto Salmastro è un paese inventato',
      en: 'Porto Salmastro is an invented town',
      de: 'Porto Salmastro ist erfunden',
    },
  },
  colours: {
    // The petrol of the sea, the red of the hulls below the water, the yellow of oilskins.
    first: '#0f5e73',
    second: '#a8322d',
    accent: '#f2b134',
    light: {
      paper: '#f4f7f6',
      line: '#d2dedd',
      sky: '#cfe4ea',
      't-sand': '#e6eeec',
      'f-night': '#12303f',
      'error-ground': '#12303f',
    },
    dark: {
      paper: '#0f1c23',
      surface: '#182a33',
      line: '#2e444e',
      sky: '#173a4a',
      't-sand': '#1d323c',
      'f-night': '#16323f',
      'error-ground': '#12303f',
    },
  },
});
