import { bullets, html, paragraphs, text, title, toPage } from '../parts';
import type { PageSeed } from '../../types';

export const accessibility: PageSeed = {
  kind: 'page',
  title: { it: 'Accessibilità', en: 'Accessibility' },
  slug: { it: 'accessibilita', en: 'accessibility' },
  seo: {
    it: {
      title: 'Accessibilità',
      description:
        'Come è fatto questo sito perché lo possano usare tutti, che cosa ancora non funziona bene e a chi scrivere quando qualcosa blocca.',
    },
    en: {
      title: 'Accessibility',
      description:
        'How this site is made so that everyone can use it, what still falls short, and whom to write to when something blocks you.',
    },
  },
  blocks: {
    it: [
      title('Accessibilità'),
      text(
        'Vogliamo che questa guida si possa leggere con gli occhi, con le orecchie e con le dita, su un telefono vecchio e con poca rete. Prendiamo come riferimento le WCAG 2.2, livello AA.',
      ),
      title('Che cosa facciamo', 'medium'),
      html(
        bullets(
          'Tutto si usa da tastiera, e si vede sempre dove si è.',
          'I colori rispettano i contrasti, anche nel tema scuro.',
          'Ogni disegno ha una descrizione; quelli solo ornamentali tacciono.',
          'Se chiedi meno movimento, le animazioni si fermano.',
          'I testi si possono ingrandire al doppio senza perdere niente.',
        ),
      ),
      title('Che cosa manca', 'medium'),
      html(
        bullets(
          'La mappa è un disegno: chi non la vede trova gli stessi luoghi nell’elenco, con l’indirizzo scritto, ma non le distanze tra l’uno e l’altro.',
          'Gli annunci li scrive chi affitta: li rileggiamo, ma non tutti sono chiari quanto vorremmo.',
          'Non c’è ancora una versione in lingua dei segni.',
        ),
        paragraphs(
          'Le prove automatiche trovano solo una parte dei problemi. Il resto lo troviamo usando il sito, o grazie a chi ci scrive.',
        ),
      ),
      {
        type: 'group',
        backgroundColor: 'sand',
        children: [
          title('Qualcosa ti blocca?', 'medium'),
          text(
            'Scrivi a <a href="mailto:accessibilita@studium.example.org">accessibilita@studium.example.org</a> o telefona allo <a href="tel:0000123456">0000 123456</a>: dicci la pagina e che cosa volevi fare. Rispondiamo entro trenta giorni, di solito molto prima, e intanto ti diamo l’informazione in un altro modo.',
          ),
          {
            type: 'buttons',
            buttonStyle: 'primary',
            buttons: [
              { text: 'Segnala un ostacolo', url: 'mailto:accessibilita@studium.example.org' },
              toPage('getting-around', 'Percorsi senza gradini'),
            ],
          },
        ],
      },
      text(
        'Questa pagina racconta lo stato del sito con parole nostre. Non sostituisce la dichiarazione di accessibilità, che si compila con il modulo di AgID e si apre dal piè di pagina, né la possibilità di rivolgersi al Difensore civico per il digitale se la risposta non arriva.',
      ),
    ],
    en: [
      title('Accessibility'),
      text(
        'We want this guide to be readable with eyes, ears and fingers, on an old phone and a weak signal. Our yardstick is WCAG 2.2, level AA.',
      ),
      title('What we do', 'medium'),
      html(
        bullets(
          'Everything works from the keyboard, and you can always see where you are.',
          'Colours keep their contrast, in the dark theme too.',
          'Every drawing has a description; purely ornamental ones keep quiet.',
          'If you ask for less motion, animations stop.',
          'Text can be enlarged to twice its size without losing anything.',
        ),
      ),
      title('What is missing', 'medium'),
      html(
        bullets(
          'The map is a drawing: if you cannot see it, you find the same places in the list, with a written address, but not how far they are from each other.',
          'Listings are written by owners: we read them over, but not all are as clear as we would like.',
          'There is no sign-language version yet.',
        ),
        paragraphs(
          'Automatic checks find only some of the problems. We find the others by using the site, or thanks to people who write to us.',
        ),
      ),
      {
        type: 'group',
        backgroundColor: 'sand',
        children: [
          title('Is something in your way?', 'medium'),
          text(
            'Write to <a href="mailto:accessibilita@studium.example.org">accessibilita@studium.example.org</a> or call <a href="tel:0000123456">0000 123456</a>: tell us the page and what you were trying to do. We answer within thirty days, usually much sooner, and give you the information another way in the meantime.',
          ),
          {
            type: 'buttons',
            buttonStyle: 'primary',
            buttons: [
              { text: 'Report an obstacle', url: 'mailto:accessibilita@studium.example.org' },
              toPage('getting-around', 'Routes without steps'),
            ],
          },
        ],
      },
      text(
        'This page describes the state of the site in our own words. It does not replace the accessibility statement, which Italian public bodies file with AgID’s form and which you can open from the footer, nor your right to turn to the digital ombudsman if no answer comes.',
      ),
    ],
  },
};
