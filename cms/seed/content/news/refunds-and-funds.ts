import {
  picture,
  bullets,
  html,
  paragraphs,
  steps,
  text,
  title,
  toPage,
  toService,
} from '../parts';
import type { NewsSeed } from '../../types';
import { accordion, buttons, card, gallery, heading, moreButtons, quote, writeTo } from './pieces';

export const refundsAndFunds: Record<string, NewsSeed> = {
  'rent-contribution-away': {
    title: {
      it: 'Contributo affitto per i fuori sede: si chiede adesso',
      en: 'Help with the rent for students away: apply now',
    },
    slug: { it: 'contributo-affitto-fuori-sede', en: 'help-with-the-rent' },
    excerpt: {
      it: 'Fino a 900 euro l’anno per chi ha un contratto registrato e non ha la borsa. Il fondo finisce, le domande si leggono in ordine di reddito.',
      en: 'Up to 900 euros a year if you have a registered lease and no grant. The fund runs out, and applications are read by income.',
    },
    image: 'double-room-cordai',
    categories: ['money-and-grants', 'living'],
    tags: ['deadlines', 'leases'],
    daysAgo: 118,
    blocks: {
      it: [
        text(
          'Il fondo è del Comune e serve a chi resta appena fuori dalle borse: troppo reddito per prenderle, troppo poco per non sentire l’affitto. L’ultima volta hanno avuto il contributo 310 persone su 540.',
        ),
        html(
          heading('Le condizioni'),
          bullets(
            'Residenza in un comune ad almeno 50 chilometri.',
            'Contratto registrato a tuo nome, anche solo per un posto letto, di sei mesi o più.',
            'ISEE fino a 20.000 euro.',
            'Nessun altro aiuto pubblico per la stessa casa nello stesso anno.',
          ),
          heading('Che cosa allegare'),
          steps(
            'Il contratto con gli estremi di registrazione.',
            'L’ISEE per il diritto allo studio.',
            'Le ricevute di tre mesi. Bonifici, non foglietti.',
          ),
        ),
        text(
          'La finestra resta aperta trenta giorni, l’esito arriva dopo due mesi, i soldi dopo altri due. Chi abita in residenza con posto assegnato non può chiederlo; chi divide la casa sì, ciascuno per la sua quota.',
        ),
        card(
          'Se il contratto non c’è',
          'Chi paga in nero non perde solo il contributo. Passa dallo sportello affitti prima di litigare: spesso chi affitta regolarizza, se qualcuno gli spiega quanto costa non farlo.',
          { link: toService('rent-help-desk', 'Parla con lo sportello affitti') },
        ),
      ],
      en: [
        text(
          'The fund is the town’s and is meant for students just outside the grants: too much income to get one, too little not to feel the rent. Last time 310 people out of 540 received something.',
        ),
        html(
          heading('The conditions'),
          bullets(
            'A registered home at least 50 kilometres away.',
            'A registered lease in your name, even for one bed, of six months or more.',
            'ISEE up to 20,000 euros.',
            'No other public help for the same home in the same year.',
          ),
          heading('What to attach'),
          steps(
            'The lease with its registration number.',
            'Your ISEE for university studies.',
            'Receipts for three months. Bank transfers, not scraps of paper.',
          ),
        ),
        text(
          'The window is open for thirty days, the answer comes after two months and the money two months later. If you have a place in a residence by ranking you cannot apply; if you share a house you can, each for your own part.',
        ),
        card(
          'If there is no lease',
          'Paying under the table costs you more than this contribution. See the rent help desk before you quarrel: owners often put things right once somebody explains what it costs not to.',
          { link: toService('rent-help-desk', 'Talk to the rent help desk') },
        ),
      ],
    },
  },

  'train-pass-refund': {
    title: {
      it: 'Pendolari: rimborsato un quinto dell’abbonamento del treno',
      en: 'Commuters get a fifth of their train pass back',
    },
    slug: { it: 'rimborso-abbonamento-treno', en: 'train-pass-refund' },
    excerpt: {
      it: 'Vale per i regionali, mensili o annuali, di chi studia qui e abita altrove. Si tengono i biglietti, si compila un modulo, si aspetta.',
      en: 'For regional passes, monthly or yearly, of people who study here and live elsewhere. Keep the passes, fill in a form, wait.',
    },
    image: 'castelmora-at-dawn',
    categories: ['money-and-grants', 'getting-around'],
    tags: ['studium-card', 'deadlines'],
    daysAgo: 259,
    blocks: {
      it: [
        html(
          quote(
            'Il 6.52 lo conosco meglio di mio fratello: so chi russa, chi ripassa e chi scende alla stazione sbagliata.',
          ),
          paragraphs(
            'Lo scrive una pendolare di Lettere nella lettera che ha fatto partire tutto, firmata da 214 persone di quel treno e del successivo. Il Comune ha trovato i soldi per un quinto del prezzo.',
          ),
        ),
        title('Come si ottiene', 'small'),
        html(
          steps(
            'Conserva l’abbonamento o la ricevuta elettronica, con il tuo nome.',
            'Alla fine del semestre compila il modulo dello Sportello, anche online.',
            'Allega la Studium Card fotografata da tutti e due i lati.',
            'Il bonifico arriva entro sessanta giorni, su un conto intestato a te.',
          ),
        ),
        picture(
          'bus-stop-porta-nuova',
          'Dalla stazione si sale con la linea 1, ogni dieci minuti.',
        ),
        text(
          'Il tetto è di 120 euro l’anno a testa. Sono esclusi i treni veloci, i biglietti singoli e chi ha già la quota pendolari della borsa. Le corriere, per ora, no: la trattativa con l’azienda è aperta e la pazienza quasi finita.',
          'Chi arriva con il treno e riparte tardi può lasciare la bicicletta nel deposito della stazione: coperto, sorvegliato fino alle 22 e gratis con lo stesso abbonamento.',
        ),
        moreButtons(
          toPage('getting-around', 'Dalla stazione al centro'),
          writeTo('Chiedi il modulo', 'bandi'),
        ),
      ],
      en: [
        html(
          quote(
            'I know the 6.52 better than my brother: who snores, who revises and who gets off at the wrong station.',
          ),
          paragraphs(
            'So wrote a commuting arts student in the letter that started it all, signed by 214 people from that train and the next. The town has found the money for a fifth of the price.',
          ),
        ),
        title('How to get it', 'small'),
        html(
          steps(
            'Keep your pass or the electronic receipt, with your name on it.',
            'At the end of the semester fill in the youth office’s form, online if you like.',
            'Attach a photo of your Studium Card, both sides.',
            'The transfer arrives within sixty days, to an account in your own name.',
          ),
        ),
        picture(
          'bus-stop-porta-nuova',
          'From the station, line 1 climbs into town every ten minutes.',
        ),
        text(
          'The ceiling is 120 euros a year each. Fast trains, single tickets and holders of the commuter grant are excluded. So are coaches, for the moment: talks with the company are open and patience is nearly used up.',
          'If you come by train and leave late, you can keep a bicycle in the station store: covered, watched until 10 pm and free with the same pass.',
        ),
        moreButtons(
          toPage('getting-around', 'From the station to the centre'),
          writeTo('Ask for the form', 'bandi'),
        ),
      ],
    },
  },

  'microgrants-for-ideas': {
    title: {
      it: 'Cinquecento euro per un’idea: dodici gruppi finanziati',
      en: 'Five hundred euros for an idea: twelve groups funded',
    },
    slug: { it: 'cinquecento-euro-per-un-idea', en: 'five-hundred-euros-for-an-idea' },
    excerpt: {
      it: 'Un coro senza direttore, una biblioteca di semi, un corso per cambiare le gomme. Il prossimo giro apre tra un mese.',
      en: 'A choir with no conductor, a library of seeds, a class in changing tyres. The next round opens in a month.',
    },
    image: 'courtyard-melograno',
    categories: ['money-and-grants', 'culture'],
    tags: ['deadlines'],
    daysAgo: 203,
    blocks: {
      it: [
        text(
          'Le domande erano quarantuno, lunghe una pagina come chiede la regola. La commissione, tre studenti sorteggiati, una bibliotecaria e un’assessora, le ha lette in un pomeriggio e ha spiegato per iscritto anche i no.',
        ),
        html(
          heading('Alcuni dei progetti'),
          bullets(
            '<strong>Coro Senza Mani</strong>: quaranta voci, nessun direttore, prove il lunedì a San Vero.',
            '<strong>Semi in prestito</strong>: si prende una bustina, si coltiva, e dopo il raccolto se ne restituisce altrettanta.',
            '<strong>Ruota a terra</strong>: forare, smontare, rimontare, in tre sabati.',
            '<strong>Vocabolario delle scale</strong>: le parole che gli abitanti usano per dire «salita». Finora sono ventisei.',
          ),
        ),
        gallery('courtyard-tintorie', 'river-park-salici'),
        accordion(
          'Per il prossimo giro',
          html(
            steps(
              'Almeno cinque persone, di almeno due atenei.',
              'Una pagina: che cosa, per chi, quanto costa.',
              'Un preventivo per ogni spesa sopra i cento euro. Le pizze non sono una spesa.',
            ),
          ),
        ),
        text(
          'Metà dei soldi arriva subito, metà con gli scontrini. Non serve essere un’associazione: lo Sportello presta il codice fiscale, la stampante e un po’ di buon senso.',
        ),
        buttons(writeTo('Racconta l’idea', 'idee'), toService('youth-office', 'Passa a parlarne')),
      ],
      en: [
        text(
          'There were forty-one applications, one page each as the rules demand. The jury, three students drawn by lot, a librarian and a town councillor, read them in an afternoon and explained even the refusals in writing.',
        ),
        html(
          heading('Some of the projects'),
          bullets(
            '<strong>No-Hands Choir</strong>: forty voices, no conductor, rehearsals on Mondays in San Vero.',
            '<strong>Seeds on loan</strong>: borrow a packet, grow it, give back the same amount after the harvest.',
            '<strong>Flat tyre</strong>: puncture, take apart, put together again, over three Saturdays.',
            '<strong>A dictionary of stairs</strong>: the words local people use for “uphill”. Twenty-six so far.',
          ),
        ),
        gallery('courtyard-tintorie', 'river-park-salici'),
        accordion(
          'For the next round',
          html(
            steps(
              'At least five people, from at least two universities.',
              'One page: what, for whom, at what cost.',
              'A quote for every item over a hundred euros. Pizza is not an item.',
            ),
          ),
        ),
        text(
          'Half the money comes at once, half against receipts. You need not be an association: the youth office lends its tax number, its printer and a little common sense.',
        ),
        buttons(writeTo('Tell us the idea', 'idee'), toService('youth-office', 'Drop in and talk')),
      ],
    },
  },
};
