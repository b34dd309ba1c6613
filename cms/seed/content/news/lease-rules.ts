import { bullets, html, paragraphs, steps, text, toNews, toService } from '../parts';
import type { NewsSeed } from '../../types';
import { accordion, buttons, heading, moreButtons, separator } from './pieces';

export const leaseRules: Record<string, NewsSeed> = {
  'lease-registration': {
    title: {
      it: 'Registrare il contratto: chi, quando, quanto costa',
      en: 'Registering a lease: who, when, how much',
    },
    slug: { it: 'registrare-il-contratto', en: 'registering-a-lease' },
    excerpt: {
      it: 'Tocca a chi affitta, entro trenta giorni. A te tocca chiedere la prova, perché senza registrazione il contratto non vale.',
      en: 'It is the owner’s job, within thirty days. Yours is to ask for proof, because an unregistered lease is void.',
    },
    image: 'portico-delle-lavandaie',
    categories: ['living'],
    tags: ['leases', 'explained', 'deadlines'],
    daysAgo: 23,
    blocks: {
      it: [
        text(
          'Allo Sportello la domanda più frequente è se il contratto «risulta». La risposta sta in un foglio dell’Agenzia delle Entrate con una data, un ufficio e un numero: se non l’hai visto, chiedilo.',
        ),
        html(
          heading('In ordine'),
          steps(
            'Si firma. Da quel giorno, o dall’inizio dell’affitto se viene prima, partono <strong>trenta giorni</strong>.',
            'Chi affitta registra, quasi sempre online, e paga se c’è da pagare.',
            'Entro i sessanta giorni successivi deve dirtelo per iscritto.',
          ),
        ),
        accordion(
          'Con la cedolare secca',
          text(
            'Niente imposta di registro e niente bolli. In cambio, per tutta la durata chi affitta non può aumentare il canone, nemmeno per l’indice.',
          ),
        ),
        accordion(
          'Senza cedolare',
          text(
            'L’imposta è il 2 per cento del canone annuo, con un minimo di 67 euro la prima volta, più una marca da 16 euro ogni quattro facciate. Di solito si fa a metà.',
          ),
        ),
        text(
          'Oltre a darti un contratto valido, la registrazione serve per la borsa da fuori sede, per il contributo affitto e per la detrazione, se la casa dei tuoi è ad almeno cento chilometri. Può registrare anche l’inquilino: ti spieghiamo come, senza fare guerre.',
        ),
        buttons(
          toService('rent-help-desk', 'Lo sportello affitti'),
          toNews('rent-contribution-away', 'Il contributo affitto'),
        ),
      ],
      en: [
        text(
          'The question we hear most at the office is whether a lease “shows up”. The answer is a sheet from the Italian revenue agency with a date, an office and a number: if you have not seen it, ask.',
        ),
        html(
          heading('In order'),
          steps(
            'You sign. From that day, or from the start of the tenancy if that is earlier, there are <strong>thirty days</strong>.',
            'The owner registers, nearly always online, and pays if there is anything to pay.',
            'Within the following sixty days they must tell you so in writing.',
          ),
        ),
        accordion(
          'With the flat tax (cedolare secca)',
          text(
            'No registration tax and no stamps. In exchange the owner may not raise the rent for the whole term, not even by the index.',
          ),
        ),
        accordion(
          'Without it',
          text(
            'The tax is 2 per cent of a year’s rent, at least 67 euros the first time, plus a 16-euro stamp for every four pages. It is usually split in half.',
          ),
        ),
        text(
          'Besides giving you a valid lease, registration is what you need for the grant rate for students living away, for help with the rent and for the tax relief, if your parents’ home is at least a hundred kilometres off. Tenants may register too: we can show you how, without starting a war.',
        ),
        buttons(
          toService('rent-help-desk', 'The rent help desk'),
          toNews('rent-contribution-away', 'Help with the rent'),
        ),
      ],
    },
  },

  'rent-index-explained': {
    title: {
      it: 'Indice dell’anno: quando l’affitto può salire, e di quanto',
      en: 'This year’s index: when rent may rise, and by how much',
    },
    slug: { it: 'indice-affitti-spiegato', en: 'rent-index-explained' },
    excerpt: {
      it: 'È arrivata una lettera che parla di «adeguamento»? Prima di pagare guarda tre righe del contratto. In molti casi non si deve niente.',
      en: 'Has a letter come about an “adjustment”? Check three lines of your lease before you pay. Often you owe nothing.',
    },
    image: 'lecture-rents-evening',
    categories: ['living', 'money-and-grants'],
    tags: ['leases', 'explained'],
    daysAgo: 34,
    blocks: {
      it: [
        text(
          'Una volta l’anno alcuni contratti si adeguano al costo della vita, secondo l’indice dei prezzi che l’istituto di statistica pubblica ogni mese. Le lettere di queste settimane vengono da lì. Non tutte sono giuste.',
        ),
        html(
          heading('Le tre righe da cercare'),
          bullets(
            '<strong>Cedolare secca.</strong> Se chi affitta l’ha scelta, l’aumento non c’è, anche se il contratto lo prevede.',
            '<strong>La clausola.</strong> Se il contratto non parla di aggiornamento, il canone resta com’è fino alla scadenza.',
            '<strong>La percentuale.</strong> Nei contratti per studenti a canone concordato si applica al massimo il 75 per cento dell’indice.',
          ),
          heading('Un conto in chiaro'),
          paragraphs(
            'Indice all’1,6 per cento: il 75 per cento fa 1,2. Su 300 euro sono <strong>3 euro e 60 al mese</strong>. Se te ne chiedono trenta, il conto è un altro, e conviene vederlo insieme.',
          ),
        ),
        separator,
        text(
          'L’aumento vale da quando te lo chiedono per iscritto: niente arretrati di anni passati scoperti all’improvviso. Le spese condominiali sono un discorso a parte e si discutono con le ricevute davanti.',
          'Con la lettera e il contratto lo sportello affitti fa il calcolo in cinque minuti. Nelle ultime settimane, su ventisei lettere, nove chiedevano più del dovuto.',
        ),
        moreButtons(toService('rent-help-desk', 'Fatti fare il conto')),
      ],
      en: [
        text(
          'Once a year some leases follow the cost of living, by the price index which the national statistics office publishes every month. The letters of these weeks come from there. Not all of them are right.',
        ),
        html(
          heading('Three lines to look for'),
          bullets(
            '<strong>Cedolare secca.</strong> If the owner chose this flat tax there is no increase, even if the lease provides for one.',
            '<strong>The clause.</strong> If the lease says nothing about updating, the rent stays put until it ends.',
            '<strong>The percentage.</strong> In student leases at an agreed rent, at most 75 per cent of the index applies.',
          ),
          heading('A worked example'),
          paragraphs(
            'With the index at 1.6 per cent, 75 per cent of it is 1.2. On 300 euros that is <strong>3 euros 60 a month</strong>. If they ask for thirty, somebody has done a different sum and we had better look at it together.',
          ),
        ),
        separator,
        text(
          'The rise counts from the day you are asked for it in writing: no arrears from years gone by, suddenly remembered. Condominium fees are another matter, to be discussed with the receipts on the table.',
          'Given the letter and the lease, the rent help desk does the sum in five minutes. Of twenty-six letters in recent weeks, nine asked for too much.',
        ),
        moreButtons(toService('rent-help-desk', 'Have the sum done')),
      ],
    },
  },
};
