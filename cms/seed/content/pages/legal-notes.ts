import { bullets, html, paragraphs, text, title, toPage } from '../parts';
import type { PageSeed } from '../../types';

const licence = 'https://creativecommons.org/licenses/by/4.0/';

export const legalNotes: PageSeed = {
  kind: 'page',
  title: { it: 'Note legali', en: 'Legal notes' },
  slug: { it: 'note-legali', en: 'legal-notes' },
  seo: {
    it: {
      title: 'Note legali',
      description:
        'Chi pubblica Studium, con quale licenza si possono riusare testi e disegni, di che cosa rispondiamo e quante persone usano il sito.',
    },
    en: {
      title: 'Legal notes',
      description:
        'Who publishes Studium, under which licence you may reuse its words and drawings, what we answer for and how many people use the site.',
    },
  },
  blocks: {
    it: [
      title('Note legali'),
      text(
        'Studium è il sito del <strong>Comune di Castelmora</strong> per chi studia in città. Lo cura lo <strong>Sportello Giovani</strong>, Portico delle Lavandaie 3, <a href="mailto:ciao@studium.example.org">ciao@studium.example.org</a>.',
      ),
      title('La licenza', 'medium'),
      html(
        paragraphs(
          `Dove non è scritto altro, testi, dati e disegni di questo sito sono pubblicati con licenza <a href="${licence}"><strong>Creative Commons Attribuzione 4.0 (CC BY 4.0)</strong></a>, come vuole l’articolo 52 del Codice dell’amministrazione digitale. Puoi copiarli, cambiarli e ripubblicarli, anche per guadagnarci, se scrivi «Studium, Sportello Giovani di Castelmora» e dici che cosa hai cambiato.`,
        ),
        paragraphs('La licenza non copre:'),
        bullets(
          'fotografie, video e documenti di altri: accanto a ciascuno c’è scritto di chi è e come si può usare;',
          'gli annunci di casa, che sono di chi li scrive;',
          'lo stemma del Comune e il nome Studium Card;',
          'i dati personali, che nessuna licenza rende riusabili.',
        ),
      ),
      title('Di che cosa rispondiamo', 'medium'),
      text(
        'Rileggiamo gli annunci ma non siamo parte dei contratti. Controlliamo orari, prezzi e scadenze due volte l’anno: quando contano davvero, vale il documento ufficiale. Dei siti a cui rimandiamo risponde chi li pubblica.',
      ),
      title('Le statistiche', 'medium'),
      text(
        'Il sito non segue chi lo visita, e quindi non conta le persone. Sappiamo quante pagine vengono chieste e quante non si trovano, e quanti dicono che una pagina è chiara: una volta l’anno pubblichiamo qui questi numeri, senza nomi.',
      ),
      title('Il programma', 'medium'),
      text(
        'Il programma del sito è libero, con licenza MIT, e altri Comuni possono riusarlo senza chiedere.',
      ),
      {
        type: 'buttons',
        buttonStyle: 'secondary',
        buttons: [
          toPage('privacy', 'Privacy'),
          toPage('cookies', 'Cookie'),
          toPage('credits', 'Chi ha fatto il sito'),
        ],
      },
    ],
    en: [
      title('Legal notes'),
      text(
        'Studium is the site of the <strong>town of Castelmora</strong> for people who study here. It is edited by the <strong>youth office</strong> (Sportello Giovani), Portico delle Lavandaie 3, <a href="mailto:ciao@studium.example.org">ciao@studium.example.org</a>.',
      ),
      title('The licence', 'medium'),
      html(
        paragraphs(
          `Unless it says otherwise, words, data and drawings of this site are published under <a href="${licence}"><strong>Creative Commons Attribution 4.0 (CC BY 4.0)</strong></a>, as article 52 of the Italian Digital Administration Code wants. You may copy, change and republish them, even for profit, if you write “Studium, youth office of Castelmora” and say what you have changed.`,
        ),
        paragraphs('The licence does not cover:'),
        bullets(
          'photographs, videos and documents of others: beside each it says whose it is and how it may be used;',
          'housing ads, which belong to the people who wrote them;',
          'the town’s coat of arms and the name Studium Card;',
          'personal data, which no licence makes reusable.',
        ),
      ),
      title('What we answer for', 'medium'),
      text(
        'We read the listings over but are no party to the leases. We check hours, prices and deadlines twice a year: where they really matter, the official document counts. Sites that we link to answer for themselves.',
      ),
      title('Statistics', 'medium'),
      text(
        'The site does not follow its visitors, and so it does not count people. We know how many pages are asked for and how many are not found, and how many say that a page is clear: once a year we publish these numbers here, without names.',
      ),
      title('The software', 'medium'),
      text(
        'The site’s software is free, under the MIT licence, and other towns may reuse it without asking.',
      ),
      {
        type: 'buttons',
        buttonStyle: 'secondary',
        buttons: [
          toPage('privacy', 'Your privacy'),
          toPage('cookies', 'About cookies'),
          toPage('credits', 'Who made the site'),
        ],
      },
    ],
  },
};
