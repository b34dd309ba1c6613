import { bullets, html, paragraphs, steps, text, toService } from '../parts';
import type { NewsSeed } from '../../types';
import { accordion, card, heading, links, moreButtons, quote, writeTo } from './pieces';

export const civicLife: Record<string, NewsSeed> = {
  'voting-from-afar': {
    title: {
      it: 'Votare da fuori sede: come si fa, quando si può',
      en: 'Voting away from home: how, and when you can',
    },
    slug: { it: 'votare-da-fuori-sede', en: 'voting-away-from-home' },
    excerpt: {
      it: 'La legge lo permette solo per alcune elezioni e la domanda va fatta molto prima. In caso contrario, restano gli sconti sul treno.',
      en: 'The law allows it for some elections only, and you have to apply well ahead. Failing that, there is cheaper train travel.',
    },
    image: 'courtyard-tintorie',
    categories: ['from-the-office'],
    tags: ['explained', 'deadlines'],
    daysAgo: 106,
    blocks: {
      it: [
        text(
          'A ogni elezione la fila allo Sportello è la stessa, e per metà arriva tardi. Ecco l’essenziale, da leggere quando nessuno sta votando.',
        ),
        html(
          heading('Chi studia lontano da casa'),
          paragraphs(
            'Finora il voto nel comune di studio è stato deciso volta per volta. Quando è previsto, di solito servono:',
          ),
          bullets(
            'un domicilio per studio di almeno tre mesi in un’altra provincia;',
            'il certificato di iscrizione o un’autocertificazione;',
            'la tessera elettorale, anche fotografata;',
            'la domanda al Comune di Castelmora, circa <strong>trentacinque giorni prima</strong>.',
          ),
        ),
        accordion(
          'Se non è previsto',
          text(
            'Si torna a votare. I treni hanno tariffe ridotte per chi viaggia con la tessera elettorale: il biglietto di ritorno si convalida con il timbro del seggio, quindi non dimenticarla.',
          ),
        ),
        accordion(
          'Se vieni da un altro paese dell’Unione',
          text(
            'Con la residenza qui puoi votare per il sindaco e per il Parlamento europeo, iscrivendoti alle liste aggiunte. Ci vuole qualche settimana.',
          ),
        ),
        text(
          'Per la tessera esaurita o persa l’ufficio elettorale apre la mattina, in Piazza Grande, e nei giorni del voto a oltranza. Chi studia all’estero per almeno tre mesi segue un’altra procedura: chiedi in anticipo.',
        ),
        moreButtons(toService('youth-office', 'Chiedi allo Sportello')),
      ],
      en: [
        text(
          'At every election the queue at the youth office is the same, and half of it comes too late. Here are the essentials, to be read while nobody is voting.',
        ),
        html(
          heading('Italians studying away from home'),
          paragraphs(
            'So far, voting in the town where you study has been decided one election at a time. When it is allowed, you usually need:',
          ),
          bullets(
            'to have lived for at least three months in another province to study;',
            'your enrolment certificate or a signed declaration;',
            'your voter’s card, or a photo of it;',
            'to apply to the town of Castelmora about <strong>thirty-five days ahead</strong>.',
          ),
        ),
        accordion(
          'If it is not allowed',
          text(
            'You go home to vote. Trains have reduced fares if you travel with a voter’s card: the polling station’s stamp makes the return ticket valid, so do not leave the card at home.',
          ),
        ),
        accordion(
          'If you come from another EU country',
          text(
            'As a resident here you can vote for the mayor and for the European Parliament, once you are on the additional register. That takes a few weeks.',
          ),
        ),
        text(
          'If your card is full or lost, the election office in Piazza Grande is open in the mornings, and around the clock on polling days. Students abroad for three months or more follow another procedure: ask early.',
        ),
        moreButtons(toService('youth-office', 'Ask the youth office')),
      ],
    },
  },

  'civil-service-posts': {
    title: {
      it: 'Servizio civile: quattro posti, uno dietro questa pagina',
      en: 'Civil service: four posts, one of them behind this page',
    },
    slug: { it: 'servizio-civile-quattro-posti', en: 'civil-service-four-posts' },
    excerpt: {
      it: 'Dodici mesi, venticinque ore a settimana, tra lo Sportello, la biblioteca e l’accompagnamento di chi non vede o non cammina.',
      en: 'Twelve months, twenty-five hours a week, at the youth office, the library, or helping people who cannot see or walk.',
    },
    image: 'hall-melograno',
    categories: ['from-the-office'],
    tags: ['deadlines'],
    daysAgo: 396,
    blocks: {
      it: [
        html(
          paragraphs(
            'Due persone e un bollitore: lo Sportello è tutto qui, e ogni tanto diventano tre. Chi ha fatto il servizio civile l’anno scorso adesso insegna alle medie, e di noi dice così:',
          ),
          quote(
            'Ho imparato a leggere un contratto, a tacere al telefono e a dire a un proprietario che trenta metri quadri non sono cinquanta.',
          ),
        ),
        html(
          heading('I posti'),
          bullets(
            '<strong>Uno</strong> allo Sportello Giovani: banco, visite alle case, questa guida.',
            '<strong>Uno</strong> ai Librai, nel turno che comincia alle 14.',
            '<strong>Due</strong> con il servizio disabilità: accompagnamento a lezione, testi da leggere ad alta voce, molte rampe.',
          ),
        ),
        card(
          'In cambio',
          'Circa 520 euro al mese, una formazione vera di sei settimane, permessi per gli esami. Gli orari si combinano con le lezioni di pomeriggio o di mattina, non con tutte e due.',
        ),
        html(
          heading('Per candidarsi'),
          steps(
            'Avere tra 18 e 28 anni e un’identità digitale. Si può anche non essere cittadini italiani, con un permesso regolare.',
            'Scegliere un solo progetto, sul portale nazionale, entro trenta giorni.',
            'Presentarsi al colloquio: mezz’ora, niente domande a trabocchetto.',
          ),
        ),
        text(
          'Vieni a vedere prima di scegliere: un giovedì mattina con noi vale più della scheda del progetto.',
        ),
        links(
          toService('youth-office', 'Lo Sportello Giovani'),
          writeTo('Passa un giovedì con noi', 'ciao'),
        ),
      ],
      en: [
        html(
          paragraphs(
            'Two people and a kettle: that is all the youth office is, and now and then there are three. Last year’s civil service volunteer now teaches in a middle school, and has this to say about us:',
          ),
          quote(
            'I learned to read a lease, to keep quiet on the phone and to tell an owner that thirty square metres are not fifty.',
          ),
        ),
        html(
          heading('The posts'),
          bullets(
            '<strong>One</strong> at the youth office: the counter, home visits, this guide.',
            '<strong>One</strong> at the Librai, on the shift that starts at 2 pm.',
            '<strong>Two</strong> with the disability service: going along to lectures, reading texts aloud, a great many ramps.',
          ),
        ),
        card(
          'In return',
          'About 520 euros a month, six weeks of proper training, leave for exams. The hours go with lectures in the morning or in the afternoon, not with both.',
        ),
        html(
          heading('How to apply'),
          steps(
            'Be between 18 and 28 and have a digital identity. You need not be an Italian citizen, as long as you have a valid permit.',
            'Choose a single project on the national website, within thirty days.',
            'Come to the interview: half an hour, no trick questions.',
          ),
        ),
        text(
          'Come and look before you choose: a Thursday morning with us is worth more than the project sheet.',
        ),
        links(
          toService('youth-office', 'The youth office'),
          writeTo('Spend a Thursday with us', 'ciao'),
        ),
      ],
    },
  },
};
