import {
  bullets,
  columns,
  group,
  html,
  paragraphs,
  picture,
  text,
  title,
  toPage,
  toService,
} from '../parts';
import { download } from './pieces';
import type { PageSeed } from '../../types';

export const rentingSafely: PageSeed = {
  kind: 'page',
  title: { it: 'Affittare senza sorprese', en: 'Renting without surprises' },
  slug: { it: 'affittare-senza-sorprese', en: 'renting-without-surprises' },
  seo: {
    it: {
      title: 'Affittare senza sorprese',
      description:
        'Tipi di contratto, cauzione, registrazione, classe energetica e segnali d’allarme: quello che conviene sapere prima di firmare.',
    },
    en: {
      title: 'Renting without surprises',
      description:
        'Kinds of lease, deposit, registration, energy class and warning signs: what to know before you sign for a room in Castelmora.',
    },
  },
  blocks: {
    it: [
      text(
        'Un buon contratto è noioso: dice chi, quanto, fino a quando e che cosa succede se si cambia idea. Se invece è avvincente, portalo allo Sportello prima di firmare.',
      ),
      title('Che contratto è', 'medium'),
      columns(
        3,
        group(
          title('Per studenti', 'small'),
          text(
            'Da 6 a 36 mesi, con canone dentro i limiti di un accordo locale. Si può intestare a una persona sola o a un gruppo.',
          ),
        ),
        group(
          title('Transitorio', 'small'),
          text(
            'Fino a 18 mesi, per un bisogno temporaneo che va scritto nel contratto. Adatto a un tirocinio o a un semestre.',
          ),
        ),
        group(
          title('Ordinario', 'small'),
          text(
            'Quattro anni più quattro, o tre più due se il canone è concordato. Per chi resta a lungo o prende una casa intera.',
          ),
        ),
      ),
      title('Quanto si paga, davvero', 'medium'),
      html(
        paragraphs('Il numero grande dell’annuncio è solo il canone. Chiedi il totale:'),
        bullets(
          '<strong>Spese condominiali</strong>: scale, ascensore, a volte il riscaldamento.',
          '<strong>Bollette</strong>: a chi sono intestate e come si dividono.',
          '<strong>Cauzione</strong>: al massimo tre mensilità; si restituisce alla fine, tolti gli eventuali danni.',
          '<strong>Registrazione</strong>: di solito a metà tra le parti, se c’è qualcosa da pagare.',
        ),
        paragraphs(
          'Paga con un mezzo che lascia traccia e conserva le ricevute. Quella del caffè che ti hanno offerto non conta.',
        ),
      ),
      title('La registrazione', 'medium'),
      text(
        'Chi affitta deve registrare il contratto all’Agenzia delle Entrate entro trenta giorni. Non è una formalità: senza registrazione non hai prove della durata, del canone e della cauzione. Chiedi una copia con gli estremi.',
      ),
      title('La classe energetica', 'medium'),
      text(
        'Negli annunci deve comparire, con l’indice di consumo: va dalla A4, che quasi si scalda da sola, alla G, dove si vive in maglione. Su una casa per tre, tra una C e una F ballano facilmente alcune centinaia di euro a inverno.',
      ),
      picture(
        'kitchen-librai',
        'Prima di firmare apri i rubinetti, accendi i fuochi, guarda dietro il frigorifero.',
      ),
      {
        type: 'group',
        backgroundColor: 'night',
        textColor: 'paper',
        children: [
          title('Se succede questo, fermati', 'medium'),
          html(
            bullets(
              'Ti chiedono denaro prima di farti vedere la casa.',
              'Chi affitta è sempre all’estero e le chiavi arrivano per posta.',
              'Il prezzo è metà degli altri e bisogna decidere entro stasera.',
              'Vogliono la copia dei documenti, ma non ti dicono come si chiamano.',
              'Ti propongono un contratto «tra noi», senza registrazione.',
            ),
            paragraphs(
              'Un annuncio di questo sito ti ha fatto una brutta impressione? Diccelo: lo controlliamo e, se serve, lo togliamo.',
            ),
          ),
          {
            type: 'buttons',
            buttonStyle: 'primary',
            buttons: [{ text: 'Segnala un annuncio', url: 'mailto:case@studium.example.org' }],
          },
        ],
      },
      title('Fogli da portare con sé', 'medium'),
      columns(
        2,
        download('Quando vai a vedere', 'viewing-a-room', 'before-you-sign'),
        download('Quando te ne vai', 'moving-out'),
      ),
      title('Entrare e uscire', 'medium'),
      html(
        bullets(
          'Il giorno delle chiavi fotografa ogni stanza e leggi i contatori insieme.',
          'Fai un elenco dei mobili, con i graffi che hanno già.',
          'Per andartene serve un preavviso scritto: i mesi sono nel contratto, spesso tre.',
          'Se parti prima di chi abita con te, concordate per iscritto chi subentra.',
        ),
        paragraphs(
          '<em>Queste pagine spiegano le regole generali e non sono un parere legale. Le norme cambiano e ogni contratto è diverso: per il tuo, passa allo Sportello.</em>',
        ),
      ),
      {
        type: 'buttons',
        buttonStyle: 'secondary',
        buttons: [
          toService('rent-help-desk', 'Leggere il contratto insieme'),
          toPage('living-together', 'Dividere una casa'),
          toPage('accommodations', 'Guarda gli alloggi'),
        ],
      },
    ],
    en: [
      text(
        'A good lease is boring: it says who, how much, until when, and what happens if somebody changes their mind. If yours is gripping, bring it to the youth office before you sign.',
      ),
      title('Which lease is it', 'medium'),
      columns(
        3,
        group(
          title('For students', 'small'),
          text(
            'From 6 to 36 months, with a rent inside the limits of a local agreement. It can be in one name or in a group’s.',
          ),
        ),
        group(
          title('Temporary', 'small'),
          text(
            'Up to 18 months, for a temporary need that the lease must state. Good for an internship or a semester.',
          ),
        ),
        group(
          title('Ordinary', 'small'),
          text(
            'Four years plus four, or three plus two at an agreed rent. For those who stay long or take a whole house.',
          ),
        ),
      ),
      title('What you really pay', 'medium'),
      html(
        paragraphs('The big number in the ad is only the rent. Ask for the total:'),
        bullets(
          '<strong>Condominium fees</strong>: stairs, lift, sometimes heating.',
          '<strong>Bills</strong>: in whose name they are and how they are split.',
          '<strong>Deposit</strong>: three months’ rent at most, returned at the end minus any damage.',
          '<strong>Registration</strong>: usually shared half and half, if there is anything to pay.',
        ),
        paragraphs(
          'Pay in a way that leaves a trace and keep every receipt. The one for the coffee they offered you does not count.',
        ),
      ),
      title('Registration', 'medium'),
      text(
        'The owner must register the lease with the Italian revenue agency within thirty days. It is more than a formality: without it you cannot prove the term, the rent or the deposit. Ask for a copy with the registration number.',
      ),
      title('The energy class', 'medium'),
      text(
        'Ads have to show it, with the consumption index: it goes from A4, which nearly heats itself, to G, where you live in a jumper. In a house for three, a C and an F can easily be some hundreds of euros apart each winter.',
      ),
      picture(
        'kitchen-librai',
        'Before signing, turn on the taps, light the rings and look behind the fridge.',
      ),
      {
        type: 'group',
        backgroundColor: 'night',
        textColor: 'paper',
        children: [
          title('If this happens, stop', 'medium'),
          html(
            bullets(
              'They ask for money before you have seen the place.',
              'The owner is always abroad and the keys will come by post.',
              'The price is half of everyone else’s and you must decide tonight.',
              'They want a copy of your documents but will not tell you their name.',
              'They suggest a lease “between us”, without registration.',
            ),
            paragraphs(
              'Did an ad on this site feel wrong? Tell us: we look into it and take it down if we have to.',
            ),
          ),
          {
            type: 'buttons',
            buttonStyle: 'primary',
            buttons: [{ text: 'Report an ad', url: 'mailto:case@studium.example.org' }],
          },
        ],
      },
      title('Sheets to take along', 'medium'),
      columns(
        2,
        download('For the viewing', 'viewing-a-room', 'before-you-sign'),
        download('For leaving', 'moving-out'),
      ),
      title('Moving in, moving out', 'medium'),
      html(
        bullets(
          'On the day you get the keys, photograph every room and read the meters together.',
          'List the furniture, with the scratches it already has.',
          'Leaving takes written notice: the months are in the lease, often three.',
          'If you leave before your flatmates, agree in writing on who moves in.',
        ),
        paragraphs(
          '<em>These pages explain the general rules and are not legal advice. Rules change and every lease is different: for yours, come to the youth office.</em>',
        ),
      ),
      {
        type: 'buttons',
        buttonStyle: 'secondary',
        buttons: [
          toService('rent-help-desk', 'Read the lease with us'),
          toPage('living-together', 'Sharing a flat'),
          toPage('accommodations', 'See the homes'),
        ],
      },
    ],
  },
};
