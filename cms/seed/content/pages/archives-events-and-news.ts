import { bullets, columns, group, html, paragraphs, text, title } from '../parts';
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
        'Concerti, teatro, lezioni aperte, mercati e corse: che cosa succede a Castelmora nelle prossime settimane, con orari, prezzi e strada.',
    },
    en: {
      title: 'Events in Castelmora',
      description:
        'Concerts, theatre, open lectures, markets and races: what is on in Castelmora in the coming weeks, with times, prices and how to get there.',
    },
  },
  blocks: {
    it: [
      text(
        'La maggior parte delle cose che succedono qui è gratis, comincia un quarto d’ora dopo e finisce al Borgo. Sotto trovi quelle in calendario: guarda l’orario, porta la Studium Card e, nelle chiese, tieni il cappotto.',
      ),
      columns(
        2,
        group(
          title('Ogni settimana', 'small'),
          html(
            bullets(
              '<strong>Martedì</strong>, scambio di lingue al Caffè del Pozzo, dalle 19.',
              '<strong>Giovedì</strong>, gli allievi del Conservatorio in sala piccola, alle 18.',
              '<strong>Sabato</strong>, mercato grande in Piazza Grande fino alle 14.',
              '<strong>Domenica</strong>, camminata sulle mura, si parte da Porta Nuova alle 10.',
            ),
            paragraphs(
              'Il primo mercoledì del mese c’è in più il mercato dei libri usati, sotto il Portico dei Librai.',
            ),
          ),
        ),
        group(
          title('Ogni anno', 'small'),
          text(
            'Il giro comincia con la <strong>Festa delle Matricole</strong>, una tavola lunga mezzo chilometro, e passa per il <strong>Mercato delle Lanterne</strong>, la musica antica, la <strong>Corsa delle Sette Porte</strong> e i concerti al tramonto del venerdì. Lo chiudono il <strong>Palio dei Traghetti</strong> e il cinema nei cortili.',
            'Vuoi organizzare qualcosa tu? Per una piazza o un cortile serve un permesso, da chiedere trenta giorni prima: i moduli li ha lo Sportello Giovani.',
          ),
        ),
      ),
    ],
    en: [
      text(
        'Most things that happen here are free, start fifteen minutes late and end up in the Borgo. Below are the ones with a date: check the time, bring your Studium Card and, in churches, keep your coat on.',
      ),
      columns(
        2,
        group(
          title('Every week', 'small'),
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
        ),
        group(
          title('Every year', 'small'),
          text(
            'It all begins with the <strong>Freshers’ Feast</strong>, at a table half a kilometre long. Then come the <strong>Lantern Market</strong>, early music, the <strong>Seven Gates Run</strong> and Friday concerts at sunset. The <strong>Ferry Race</strong> and cinema in the courtyards bring it to an end.',
            'Putting something on yourself? A square or a courtyard takes a permit, requested thirty days ahead: the youth office has the forms.',
          ),
        ),
      ),
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
        'Se sbagliamo, correggiamo in cima al testo e lo diciamo. Le date dei bandi sono quelle di chi li pubblica: prima di spedire una domanda controlla sempre l’originale. Hai una notizia, con una fonte? Scrivi a <a href="mailto:news@studium.example.org">news@studium.example.org</a>: rispondiamo entro due giorni lavorativi, anche quando è un no.',
      ),
    ],
    en: [
      text(
        'Little news, but checked: calls, deadlines, opening hours that change, things that open and things that close. It is written by the youth office, which is two people and a kettle.',
        'When we are wrong we correct it at the top of the text and say so. Deadlines are set by whoever publishes the call: always check the original before you send an application. If you have some news, with a source, write to <a href="mailto:news@studium.example.org">news@studium.example.org</a>: we answer within two working days, even when the answer is no.',
      ),
    ],
  },
};

export const newsCategoriesArchive: PageSeed = {
  kind: 'archive',
  archiveSection: 'newsCategories',
  title: { it: 'Argomenti', en: 'Topics' },
  slug: { it: 'categorie', en: 'categories' },
  seo: {
    it: {
      title: 'Gli argomenti delle news',
      description:
        'Le notizie per chi studia a Castelmora divise per argomento: abitare, studiare, soldi e bandi, spostarsi, cultura, salute e Sportello.',
    },
    en: {
      title: 'News by topic',
      description:
        'News for students in Castelmora sorted by topic: living here, studying, money and grants, getting around, culture, health and the office.',
    },
  },
  blocks: {
    it: [
      text(
        'Sette cassetti per non leggere tutto. Una notizia può stare in due: il contributo per l’affitto, per esempio, riguarda la casa e il portafoglio. Se non trovi quello che cerchi è probabile che non sia ancora successo.',
      ),
    ],
    en: [
      text(
        'Seven drawers, so that you need not read everything. An item may be in two of them: help with the rent, for one, is about your home and about your wallet. If you cannot find what you want, it has probably not happened yet.',
      ),
    ],
  },
};
