import { bullets, columns, group, html, picture, text, title } from '../parts';
import { accordion } from './pieces';
import type { PageSeed } from '../../types';

export const credits: PageSeed = {
  kind: 'page',
  title: { it: 'Crediti', en: 'Credits' },
  slug: { it: 'credits', en: 'credits' },
  seo: {
    it: {
      title: 'Crediti',
      description:
        'Chi scrive, disegna e tiene in ordine Studium, che cosa si può copiare e con quale licenza: testi e disegni CC BY 4.0, caratteri e programma aperti.',
    },
    en: {
      title: 'Credits',
      description:
        'Who writes, draws and looks after Studium, what may be copied and under which licence: words and drawings CC BY 4.0, open typefaces and code.',
    },
  },
  blocks: {
    it: [
      title('Crediti'),
      text(
        'Studium è curato dallo <strong>Sportello Giovani del Comune di Castelmora</strong>, l’ufficio che informa chi studia in città su casa, servizi, diritti e tempo libero.',
      ),
      picture('castelmora-at-dusk'),
      columns(
        2,
        group(
          title('Testi', 'medium'),
          text(
            'Li scrive lo Sportello, in italiano e in inglese. Gli annunci di casa sono di chi affitta: noi li rileggiamo, li asciughiamo e chiediamo quello che manca.',
          ),
        ),
        group(
          title('Disegni', 'medium'),
          text(
            'Le illustrazioni sono state disegnate apposta per questo sito. Mostrano l’aria di un luogo, non la stanza esatta: per quella bisogna andarci.',
          ),
        ),
        group(
          title('Caratteri', 'medium'),
          text(
            'I titoli sono in <em>Bricolage Grotesque</em>, i testi in <em>Figtree</em>. Entrambi sono liberi, con licenza SIL Open Font License 1.1.',
          ),
        ),
        group(
          title('La città', 'medium'),
          text(
            'Castelmora non esiste, e nemmeno le persone, le strade e i recapiti di queste pagine. Ogni somiglianza con una città in salita è comprensibile, ma casuale.',
          ),
        ),
      ),
      title('Copiare, si può', 'medium'),
      text(
        'Testi e disegni di Studium sono pubblicati con licenza <strong>Creative Commons Attribuzione 4.0 (CC BY 4.0)</strong>: si possono copiare, cambiare e stampare, anche per venderli, purché si scriva «Studium, Sportello Giovani di Castelmora» e si dica che cosa è stato cambiato.',
      ),
      accordion(
        'Che cosa resta fuori dalla licenza',
        html(
          bullets(
            'Gli annunci di casa, che sono di chi li scrive: per riusarli si chiede a loro.',
            'Lo stemma del Comune e il nome Studium Card.',
            'I bandi e i moduli degli uffici, che hanno regole proprie: vale sempre l’originale.',
          ),
        ),
      ),
      accordion(
        'Il programma del sito',
        text(
          'È libero, con licenza MIT. Un’altra città può prenderlo, cambiare colori e testi e farne la propria guida senza chiedere permesso a nessuno. Una cartolina ci farebbe piacere.',
        ),
      ),
      accordion(
        'Quanto ci si può fidare',
        text(
          'Controlliamo orari, prezzi e indirizzi a settembre e a febbraio, e ogni volta che qualcuno protesta. Tra un controllo e l’altro il mondo si muove: per scadenze, tasse e contratti conta il documento ufficiale, non questa pagina. I siti di altri a cui rimandiamo rispondono per conto loro.',
        ),
      ),
      title('Un errore, un’idea', 'medium'),
      text(
        'Se qualcosa è sbagliato o superato, scrivici: <a href="mailto:ciao@studium.example.org">ciao@studium.example.org</a>. Le correzioni migliori arrivano da chi la strada l’ha appena fatta.',
      ),
    ],
    en: [
      title('Credits'),
      text(
        'Studium is edited by the <strong>youth office of the town of Castelmora</strong> (Sportello Giovani, its youth-information office), which tells students about housing, services, rights and free time.',
      ),
      picture('castelmora-at-dusk'),
      columns(
        2,
        group(
          title('Words', 'medium'),
          text(
            'Written by the office, in Italian and English. Housing ads come from the owners: we read them, trim them and ask for what is missing.',
          ),
        ),
        group(
          title('Drawings', 'medium'),
          text(
            'The illustrations were drawn for this site. They show the feel of a place, not the exact room: for that you have to go and look.',
          ),
        ),
        group(
          title('Typefaces', 'medium'),
          text(
            'Headings are set in <em>Bricolage Grotesque</em>, text in <em>Figtree</em>. Both are free, under the SIL Open Font License 1.1.',
          ),
        ),
        group(
          title('The town', 'medium'),
          text(
            'Castelmora does not exist, and neither do the people, streets and contacts on these pages. Any likeness to a town on a hill is understandable, but accidental.',
          ),
        ),
      ),
      title('Copy it, by all means', 'medium'),
      text(
        'The words and drawings of Studium are published under <strong>Creative Commons Attribution 4.0 (CC BY 4.0)</strong>: you may copy, change and print them, even to sell, as long as you write “Studium, youth office of Castelmora” and say what you have changed.',
      ),
      accordion(
        'What the licence leaves out',
        html(
          bullets(
            'Housing ads, which belong to the people who wrote them: ask those people.',
            'The town’s coat of arms and the name Studium Card.',
            'Calls and forms issued by offices, which have rules of their own: the original always counts.',
          ),
        ),
      ),
      accordion(
        'The software',
        text(
          'It is free, under the MIT licence. Another town may take it, change colours and words and make it a guide of its own without asking anybody. A postcard would be nice.',
        ),
      ),
      accordion(
        'How far to trust it',
        text(
          'We check hours, prices and addresses in September and February, and whenever somebody complains. In between the world moves on: for deadlines, fees and leases the official document counts, not this page. Other people’s sites that we link to answer for themselves.',
        ),
      ),
      title('A mistake, an idea', 'medium'),
      text(
        'If something is wrong or out of date, write to <a href="mailto:ciao@studium.example.org">ciao@studium.example.org</a>. The best corrections come from people who have just walked the street.',
      ),
    ],
  },
};
