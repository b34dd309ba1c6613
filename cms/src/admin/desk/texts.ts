import { timeZone } from '@studium/shared/town/settings';
import type { AdminLanguage } from '../../lib/adminLanguage';

/** The texts of the desk. Days and times are complete phrases, such as “on 3 March 2027”. */
export const deskTexts = {
  it: {
    hello: 'Ciao',
    done: 'Tutto in ordine: oggi non hai nulla in sospeso.',
    seeAll: 'Vedi tutto:',
    untitled: 'Senza titolo',
    add: {
      accommodations: 'Aggiungi un alloggio',
      events: 'Aggiungi un evento',
      news: 'Scrivi una notizia',
    },
    opened: 'Aperti di recente',
    titleMatch: 'Titolo',
    textMatch: 'Testo',
    accessibility: 'Obblighi di accessibilità',
    linkStatement: 'Aggiungi la dichiarazione di accessibilità',
    noStatementIn: (language: string) =>
      `In ${language} il piè di pagina non ha un collegamento a form.agid.gov.it/view/…`,
    deadlines: {
      statement: 'Rinnova la dichiarazione di accessibilità',
      objectives: 'Pubblica gli obiettivi di accessibilità',
    },
    due: (day: string) => `Entro ${day}, sul modulo dell’AgID`,
    myDrafts: 'Le mie bozze',
    changed: (day: string) => `Ultima modifica ${day}`,
    toReview: 'Bozze da rileggere',
    changedBy: (name: string, day: string) => `Di ${name}, ultima modifica ${day}`,
    scheduled: 'In programma',
    scheduledAt: {
      publish: (time: string) => `Sarà pubblicato ${time}`,
      unpublish: (time: string) => `Sarà ritirato ${time}`,
    },
    failedAt: {
      publish: (time: string) => `Non è stato pubblicato ${time}: pubblicalo a mano`,
      unpublish: (time: string) => `Non è stato ritirato ${time}: ritiralo a mano`,
    },
    expiring: 'In scadenza',
    expires: (time: string) => `Scade ${time}`,
    offers: 'Offerte di alloggi',
    allOffers: 'offerte',
    offeredBy: (name: string, day: string) => `Da ${name}, ${day}`,
    correction: 'una correzione di ciò che è sul sito',
    ownerAnswers: 'Risposte dei proprietari',
    allAnswers: 'risposte',
    notApplied: 'non ancora sul sito: l’alloggio ha modifiche da pubblicare o da correggere',
    proposedPrice: (price: number) => `prezzo proposto ${price.toLocaleString('it')} €`,
    answered: (day: string) => `Risposta del proprietario ${day}`,
    silentOwners: 'Nessuno ha risposto',
    silentSince: (day: string) => `Chiesto ${day}: prova con una telefonata`,
    missingEvents: 'Annullati?',
    missingSince: (feed: string, day: string) =>
      `Non è più nella fonte «${feed}»: ce ne siamo accorti ${day}`,
    feedDrafts: 'Bozze arrivate dalle fonti',
    failingFeeds: 'Fonti che non si leggono',
    failingSince: (day: string, problem: string) => `La prima volta ${day}. ${problem}`.trim(),
    stale: 'Da verificare di nuovo',
    verified: (day: string) => `Ultima verifica ${day}`,
    warnings: 'Da correggere',
    unclear: 'Pagine poco chiare',
    unclearAnswers: (unclear: number, answers: number) =>
      `Non è chiara per ${unclear} visitatori su ${answers}`,
    opinions: 'pareri dei visitatori',
    missed: 'Cercato e non trovato',
    missedCount: (count: number, language: string) => `${count} volte, in ${language}`,
    searches: 'ricerche senza risultati',
    failedJobs: 'E-mail e altri lavori non riusciti',
    openQueue: 'Apri la coda dei lavori',
    failedCount: (total: number, time: string) =>
      total === 1 ? `Uno non riuscito, ${time}` : `${total} non riusciti, l’ultimo ${time}`,
  },
  en: {
    hello: 'Hello',
    done: 'All done: nothing is waiting for you today.',
    seeAll: 'See all:',
    untitled: 'Without a title',
    add: {
      accommodations: 'Add an accommodation',
      events: 'Add an event',
      news: 'Write a news article',
    },
    opened: 'Opened recently',
    titleMatch: 'Title',
    textMatch: 'Text',
    accessibility: 'Accessibility duties',
    linkStatement: 'Add the accessibility statement',
    noStatementIn: (language: string) =>
      `The footer in ${language} has no link to form.agid.gov.it/view/…`,
    deadlines: {
      statement: 'Renew the accessibility statement',
      objectives: 'Publish the accessibility objectives',
    },
    due: (day: string) => `Due ${day}, on AgID’s form`,
    myDrafts: 'My drafts',
    changed: (day: string) => `Last changed ${day}`,
    toReview: 'Drafts to review',
    changedBy: (name: string, day: string) => `By ${name}, last changed ${day}`,
    scheduled: 'Scheduled',
    scheduledAt: {
      publish: (time: string) => `Will be published ${time}`,
      unpublish: (time: string) => `Will be unpublished ${time}`,
    },
    failedAt: {
      publish: (time: string) => `Was not published ${time}: publish it yourself`,
      unpublish: (time: string) => `Was not unpublished ${time}: unpublish it yourself`,
    },
    expiring: 'Expiring soon',
    expires: (time: string) => `Expires ${time}`,
    offers: 'Offers of homes',
    allOffers: 'offers',
    offeredBy: (name: string, day: string) => `By ${name}, ${day}`,
    correction: 'a correction of what is on the site',
    ownerAnswers: 'Answers of owners',
    allAnswers: 'answers',
    notApplied: 'not on the site yet: the home has changes to publish or to correct',
    proposedPrice: (price: number) => `proposed price €${price.toLocaleString('en')}`,
    answered: (day: string) => `The owner answered ${day}`,
    silentOwners: 'Nobody has answered',
    silentSince: (day: string) => `Asked ${day}: try a telephone call`,
    missingEvents: 'Cancelled?',
    missingSince: (feed: string, day: string) =>
      `No longer in the feed “${feed}”, which was noticed ${day}`,
    feedDrafts: 'Drafts from feeds',
    failingFeeds: 'Feeds that cannot be read',
    failingSince: (day: string, problem: string) => `The first time ${day}. ${problem}`.trim(),
    stale: 'To verify again',
    verified: (day: string) => `Last verified ${day}`,
    warnings: 'To fix',
    unclear: 'Unclear pages',
    unclearAnswers: (unclear: number, answers: number) =>
      `Not clear to ${unclear} of ${answers} visitors`,
    opinions: 'opinions of visitors',
    missed: 'Searched for, but not found',
    missedCount: (count: number, language: string) => `${count} times, in ${language}`,
    searches: 'searches without results',
    failedJobs: 'Failed e-mails and other jobs',
    openQueue: 'Open the queue',
    failedCount: (total: number, time: string) =>
      total === 1 ? `One failed ${time}` : `${total} failed, the last one ${time}`,
  },
};

const languageTags: Record<AdminLanguage, string> = { it: 'it-IT', en: 'en-GB' };

/** A day in the town as a phrase: “il 3 marzo 2027”, “on 3 March 2027”. */
export function dayPhrase(date: string, language: AdminLanguage): string {
  const day = new Intl.DateTimeFormat(languageTags[language], {
    dateStyle: 'long',
    timeZone,
  }).format(new Date(date));
  if (language === 'en') return `on ${day}`;
  return /^(8|11)\b/.test(day) ? `l’${day}` : `il ${day.replace(/^1 /, '1º ')}`;
}

/** A day and time in the town as a phrase: “il 3 marzo 2027 alle 10:30”, “on 3 March 2027 at 10:30”. */
export function timePhrase(date: string, language: AdminLanguage): string {
  const time = new Intl.DateTimeFormat(languageTags[language], {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(date));
  return `${dayPhrase(date, language)} ${language === 'it' ? 'alle' : 'at'} ${time}`;
}
