import { bullets, html, paragraphs, text, title, toPage } from '../parts';
import type { PageSeed } from '../../types';

export const cookies: PageSeed = {
  kind: 'page',
  title: { it: 'Cookie', en: 'Cookies' },
  slug: { it: 'cookie', en: 'cookies' },
  seo: {
    it: {
      title: 'Cookie',
      description:
        'Che cosa resta sul tuo dispositivo quando usi questo sito: pochi cookie tecnici, con nome, scopo e durata, e qualche ricordo che puoi cancellare.',
    },
    en: {
      title: 'Cookies',
      description:
        'What stays on your device when you use this site: a few technical cookies, with name, purpose and duration, and some memories you can delete.',
    },
  },
  blocks: {
    it: [
      title('Cookie'),
      text(
        'Se leggi e basta, questo sito non mette cookie. Quando entri con il tuo profilo ne usa quattro, tecnici: senza, il sito non saprebbe chi sei da una pagina all’altra. Per questi la legge non chiede un consenso, ma chiede di spiegarli.',
      ),
      title('I cookie del profilo', 'medium'),
      html(
        bullets(
          '<strong>JWT_TOKEN</strong> dimostra che hai fatto l’accesso. Dura 30 minuti e si rinnova da solo.',
          '<strong>REFRESH_TOKEN</strong> lo rinnova. Se ne va quando chiudi il browser o esci.',
          '<strong>DEVICE_TOKEN</strong> ricorda che da questo dispositivo sei già entrato, così chi prova password a caso non può chiuderti fuori. Dura un anno e non dice chi sei.',
          '<strong>SIGNED_IN</strong> dice alla pagina se mostrare «Accedi» o il tuo nome. Vale 1 e nient’altro; se ne va quando chiudi il browser.',
        ),
        paragraphs('I primi tre non possono essere letti da nessun programma dentro la pagina.'),
      ),
      title('Che cosa ricorda il tuo dispositivo', 'medium'),
      html(
        paragraphs('Resta nel browser e non viene mai spedito a noi:'),
        bullets(
          '<strong>theme</strong>: se hai scelto i colori chiari o scuri.',
          '<strong>searches:it</strong> e <strong>searches:en</strong>: le ultime otto ricerche. Si cancellano dalla finestra di ricerca.',
          '<strong>university:it</strong> e <strong>university:en</strong>: l’ateneo da cui vuoi sapere quanto dista una casa.',
          '<strong>mapPoints</strong>: se hai tolto dalle mappe i luoghi d’interesse.',
          'le case che metti a confronto, finché non le togli.',
          '<strong>reloadedAt</strong>: quando una pagina si è ricaricata da sola dopo un guasto, per non farlo due volte. Se ne va quando chiudi la scheda.',
        ),
        paragraphs('Per cancellare tutto basta togliere i dati di questo sito dal browser.'),
      ),
      title('Statistiche e cookie di altri', 'medium'),
      text(
        'Oggi non ce ne sono. Se un giorno il sito volesse contare le visite con un servizio di altri, te lo chiederebbe prima, e senza il tuo sì non caricherebbe niente. La tua risposta resterebbe per sei mesi nel cookie <strong>CONSENT</strong>, che dice soltanto sì o no, quando e a che cosa; la cambieresti da «Preferenze sui cookie», in fondo a ogni pagina.',
        'Un video o una mappa di un altro sito compaiono solo se premi per vederli.',
      ),
      {
        type: 'buttons',
        buttonStyle: 'secondary',
        buttons: [toPage('privacy', 'Tutto sulla privacy')],
      },
    ],
    en: [
      title('Cookies'),
      text(
        'If you only read, this site sets no cookies. When you log in it uses four technical ones: without them it would not know you from one page to the next. The law asks no consent for these, but wants them explained.',
      ),
      title('Cookies of your account', 'medium'),
      html(
        bullets(
          '<strong>JWT_TOKEN</strong> shows that you have logged in. It lasts 30 minutes and renews itself.',
          '<strong>REFRESH_TOKEN</strong> renews it. It goes when you close the browser or log out.',
          '<strong>DEVICE_TOKEN</strong> remembers that you have logged in from this device before, so that somebody guessing passwords cannot lock you out. It lasts a year and does not say who you are.',
          '<strong>SIGNED_IN</strong> tells the page whether to show “Log in” or your name. Its value is 1 and nothing else; it goes when you close the browser.',
        ),
        paragraphs('The first three cannot be read by any program inside the page.'),
      ),
      title('What your device remembers', 'medium'),
      html(
        paragraphs('This stays in your browser and is never sent to us:'),
        bullets(
          '<strong>theme</strong>: whether you have chosen light or dark colours.',
          '<strong>searches:it</strong> and <strong>searches:en</strong>: your last eight searches. You can delete them in the search window.',
          '<strong>university:it</strong> and <strong>university:en</strong>: the university from which you want to know how far a home is.',
          '<strong>mapPoints</strong>: whether you have taken the points of interest off the maps.',
          'the homes you compare, until you remove them.',
          '<strong>reloadedAt</strong>: when a page reloaded itself after a fault, so as not to do it twice. It goes when you close the tab.',
        ),
        paragraphs('To delete everything, remove this site’s data in your browser.'),
      ),
      title('Statistics and other people’s cookies', 'medium'),
      text(
        'There are none today. Should the site ever wish to count visits with somebody else’s service, it would ask you first and load nothing without your yes. Your answer would stay for six months in the cookie <strong>CONSENT</strong>, which only says yes or no, when and to what; you could change it under “Cookie preferences” at the foot of every page.',
        'A video or a map of another site appears only if you press to see it.',
      ),
      {
        type: 'buttons',
        buttonStyle: 'secondary',
        buttons: [toPage('privacy', 'All about privacy')],
      },
    ],
  },
};
