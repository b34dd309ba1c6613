import { bullets, columns, group, html, paragraphs, picture, text, title } from '../parts';
import type { PageSeed } from '../../types';

export const eventsArchive: PageSeed = {
  kind: 'archive',
  archiveSection: 'events',
  title: { it: 'Eventi', en: 'Events' },
  slug: { it: 'eventi', en: 'events' },
  seo: {
    it: {
      title: 'Eventi a Castelmora',
      description:
        'Concerti, mercati, corse e cinema all’aperto: gli appuntamenti che tornano ogni anno a Castelmora, mese per mese.',
    },
    en: {
      title: 'Events in Castelmora',
      description:
        'Concerts, markets, races and open-air cinema: what comes round every year in Castelmora, month by month.',
    },
  },
  blocks: {
    it: [
      text(
        'La maggior parte delle cose che succedono qui è gratis, comincia un quarto d’ora dopo e finisce al Borgo. Questi sono gli appuntamenti che tornano ogni anno.',
      ),
      {
        type: 'group',
        backgroundColor: 'plum',
        textColor: 'paper',
        children: [
          title('Il giro dell’anno', 'medium'),
          columns(
            4,
            group(
              title('Autunno', 'small'),
              text(
                'A ottobre la <strong>Festa delle Matricole</strong>, con la cena lunga sotto i portici: una tavola sola, mezzo chilometro. A novembre le lezioni aperte in Aula Magna.',
              ),
            ),
            group(
              title('Inverno', 'small'),
              text(
                'In dicembre il <strong>Mercato delle Lanterne</strong>. A febbraio, finiti gli esami, la rassegna di musica antica nelle chiese: si entra con il cappotto e lo si tiene.',
              ),
            ),
            group(
              title('Primavera', 'small'),
              text(
                'A marzo la <strong>Corsa delle Sette Porte</strong>, dieci chilometri e una salita di troppo. Da aprile i concerti al tramonto in Piazza Grande, ogni venerdì.',
              ),
            ),
            group(
              title('Estate', 'small'),
              text(
                'A giugno il <strong>Palio dei Traghetti</strong> sulla Mora, a luglio il cinema nei cortili. In agosto si chiude, e chi resta ha la piscina per sé.',
              ),
            ),
          ),
        ],
      },
      picture('concert-piazza-grande', 'I concerti in Piazza Grande finiscono sempre con un bis.'),
      title('Ogni settimana', 'medium'),
      html(
        bullets(
          '<strong>Martedì</strong>, scambio di lingue al caffè del Pozzo, dalle 19.',
          '<strong>Giovedì</strong>, gli allievi del Conservatorio in sala piccola, alle 18.',
          '<strong>Sabato</strong>, mercato grande in Piazza Grande fino alle 14.',
          '<strong>Domenica</strong>, camminata sulle mura, si parte da Porta Nuova alle 10.',
        ),
        paragraphs(
          'Il primo mercoledì del mese c’è in più il mercato dei libri usati, sotto il Portico dei Librai.',
        ),
      ),
      title('Organizzare qualcosa', 'medium'),
      text(
        'Per usare una piazza o un cortile serve un permesso del Comune, da chiedere almeno trenta giorni prima. Lo Sportello Giovani ha i moduli, spiega come si compilano e sa a chi dare un colpo di telefono quando manca una presa di corrente.',
      ),
      picture('market-piazza-grande'),
    ],
    en: [
      text(
        'Most things that happen here are free, start fifteen minutes late and end up in the Borgo. These are the ones that come round every year.',
      ),
      {
        type: 'group',
        backgroundColor: 'plum',
        textColor: 'paper',
        children: [
          title('Around the year', 'medium'),
          columns(
            4,
            group(
              title('Autumn', 'small'),
              text(
                'In October the <strong>Freshers’ Feast</strong>, with the long dinner under the arcades: one table, half a kilometre. In November, open lectures in the Aula Magna.',
              ),
            ),
            group(
              title('Winter', 'small'),
              text(
                'In December the <strong>Lantern Market</strong>. In February, once exams are over, early music in the churches: you come in with your coat and you keep it on.',
              ),
            ),
            group(
              title('Spring', 'small'),
              text(
                'In March the <strong>Seven Gates Run</strong>, ten kilometres and one climb too many. From April, sunset concerts in Piazza Grande every Friday.',
              ),
            ),
            group(
              title('Summer', 'small'),
              text(
                'In June the <strong>Ferry Race</strong> on the Mora, in July cinema in the courtyards. In August everything closes, and those who stay have the pool to themselves.',
              ),
            ),
          ),
        ],
      },
      picture('concert-piazza-grande', 'The concerts in Piazza Grande always end with an encore.'),
      title('Every week', 'medium'),
      html(
        bullets(
          '<strong>Tuesday</strong>: language exchange at the Pozzo café, from 7 pm.',
          '<strong>Thursday</strong>: Conservatorio students in the small hall, at 6 pm.',
          '<strong>Saturday</strong>: the big market in Piazza Grande until 2 pm.',
          '<strong>Sunday</strong>: a walk on the walls, from Porta Nuova at 10 am.',
        ),
        paragraphs(
          'On the first Wednesday of the month there is also the second-hand book market, under the Portico dei Librai.',
        ),
      ),
      title('Putting something on', 'medium'),
      text(
        'To use a square or a courtyard you need a permit from the town, to be requested at least thirty days ahead. The youth office has the forms, explains how to fill them in, and knows whom to ring when a power socket is missing.',
      ),
      picture('market-piazza-grande'),
    ],
  },
};

export const newsArchive: PageSeed = {
  kind: 'archive',
  archiveSection: 'news',
  title: { it: 'News', en: 'News' },
  slug: { it: 'news', en: 'news' },
  seo: {
    it: {
      title: 'News dallo Sportello Giovani',
      description:
        'Bandi, orari e novità per chi studia a Castelmora, pubblicati dallo Sportello Giovani. Come scegliamo le notizie e come segnalarne una.',
    },
    en: {
      title: 'News from the youth office',
      description:
        'Calls, opening hours and changes for students in Castelmora, published by the youth office. How we choose the news and how to send us some.',
    },
  },
  blocks: {
    it: [
      text(
        'Poche notizie e verificate: bandi, scadenze, orari che cambiano, cose che aprono e cose che chiudono. Le scrive lo Sportello Giovani, due persone e un bollitore.',
      ),
      columns(
        2,
        group(
          title('Che cosa pubblichiamo', 'medium'),
          html(
            bullets(
              'Borse, bandi e graduatorie, quando esce il testo ufficiale.',
              'Cambi di orario di biblioteche, mense e autobus.',
              'Lavori in corso che allungano la strada verso le aule.',
              'Posti liberi in corsi, volontariato e servizio civile.',
            ),
          ),
        ),
        group(
          title('Che cosa no', 'medium'),
          html(
            bullets(
              'Pubblicità, anche gentile.',
              'Annunci di casa: hanno il loro elenco.',
              'Voci di corridoio, per quanto belle.',
              'Notizie senza una data e una fonte.',
            ),
          ),
        ),
      ),
      title('Come lavoriamo', 'medium'),
      text(
        'Ogni notizia dice da dove viene. Se sbagliamo la correggiamo in cima al testo, con il giorno della correzione, e non cancelliamo la prima versione facendo finta di niente.',
        'Le date dei bandi sono quelle di chi li pubblica: prima di spedire una domanda controlla sempre l’originale.',
      ),
      {
        type: 'group',
        backgroundColor: 'sand',
        children: [
          title('Hai una notizia?', 'small'),
          text(
            'Mandala con un recapito e la fonte. Rispondiamo entro due giorni lavorativi, anche quando è un no.',
          ),
          {
            type: 'buttons',
            buttonStyle: 'primary',
            buttons: [{ text: 'Scrivi alla redazione', url: 'mailto:news@studium.example.org' }],
          },
        ],
      },
    ],
    en: [
      text(
        'Little news, but checked: calls, deadlines, opening hours that change, things that open and things that close. It is written by the youth office, which is two people and a kettle.',
      ),
      columns(
        2,
        group(
          title('What we publish', 'medium'),
          html(
            bullets(
              'Grants, calls and rankings, once the official text is out.',
              'New opening hours of libraries, canteens and buses.',
              'Roadworks that make the way to class longer.',
              'Places left on courses, volunteering and civil service.',
            ),
          ),
        ),
        group(
          title('What we do not', 'medium'),
          html(
            bullets(
              'Advertising, however polite.',
              'Housing ads: they have their own list.',
              'Rumours, however good.',
              'News without a date and a source.',
            ),
          ),
        ),
      ),
      title('How we work', 'medium'),
      text(
        'Every item says where it comes from. When we are wrong we correct it at the top of the text, with the date of the correction, and we do not quietly pretend the first version never existed.',
        'Deadlines are set by whoever publishes the call: always check the original before you send an application.',
      ),
      {
        type: 'group',
        backgroundColor: 'sand',
        children: [
          title('Got some news?', 'small'),
          text(
            'Send it with a way to reach you and a source. We answer within two working days, even when the answer is no.',
          ),
          {
            type: 'buttons',
            buttonStyle: 'primary',
            buttons: [{ text: 'Write to the editors', url: 'mailto:news@studium.example.org' }],
          },
        ],
      },
    ],
  },
};
