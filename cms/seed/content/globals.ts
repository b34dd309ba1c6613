import { bullets, paragraphs, text, title, toPage } from './parts';
import type { SeedContent } from '../types';

const heading = (words: string) => `<h2>${words}</h2>`;
const mailOffice = '<a href="mailto:ciao@studium.example.org">ciao@studium.example.org</a>';
const callOffice = '<a href="tel:0000123456">0000 123456</a>';

export const globals: SeedContent['globals'] = {
  siteInfo: {
    plainTitle: { it: 'Studium', en: 'Studium' },
    plainDescription: {
      it: 'La guida di Castelmora per chi studia: casa, atenei, servizi e quello che succede in città.',
      en: 'The student guide to Castelmora: homes, universities, services and what is on in town.',
    },
  },
  generalConfigurations: {
    priceDisclaimer: {
      it: paragraphs(
        'Il prezzo è in euro al mese, <strong>spese condominiali escluse</strong>. Bollette e cauzione si concordano con chi affitta.',
      ),
      en: paragraphs(
        'The price is in euros per month, <strong>condominium fees not included</strong>. Bills and deposit are agreed with the owner.',
      ),
    },
    accommodationDisclaimer: {
      it: paragraphs(
        'L’annuncio è di chi affitta. Lo Sportello Giovani lo rilegge ma non è parte del contratto: guarda la casa prima di versare denaro.',
        'I disegni danno un’idea dell’ambiente, non mostrano la stanza reale.',
      ),
      en: paragraphs(
        'This listing is the owner’s. The youth office reads it over but is no party to the lease: see the place before you pay anything.',
        'The drawings suggest the atmosphere; they do not show the actual room.',
      ),
    },
  },
  registerPrivacy: {
    textContent: {
      it: paragraphs(
        'Ho letto come Studium usa il mio nome e la mia e-mail: per il profilo e i preferiti, per nient’altro. Posso cancellare tutto quando voglio.',
      ),
      en: paragraphs(
        'I have read how Studium uses my name and e-mail: for my account and favourites, and nothing else. I can delete everything whenever I like.',
      ),
    },
  },
  socials: {
    facebook: 'https://facebook.example.org/studium-castelmora',
    instagram: 'https://instagram.example.org/studium-castelmora',
    linkedin: 'https://linkedin.example.org/studium-castelmora',
    vimeo: 'https://vimeo.example.org/studium-castelmora',
    youtube: 'https://youtube.example.org/studium-castelmora',
    twitter: 'https://twitter.example.org/studium-castelmora',
  },
  footer: [
    {
      content: {
        it: [
          {
            html:
              heading('Sportello Giovani') +
              paragraphs(
                'L’ufficio del Comune di Castelmora che cura questa guida. Si entra dal portico, terza porta.',
                'Portico delle Lavandaie 3',
                'Lunedì–venerdì, 10–18. Dopo le 13 su appuntamento.',
              ),
          },
        ],
        en: [
          {
            html:
              heading('The youth office') +
              paragraphs(
                'The municipal office (Sportello Giovani) that edits this guide. Third door under the arcade.',
                'Portico delle Lavandaie 3, Castelmora',
                'Monday to Friday, 10 am to 6 pm. After 1 pm by appointment.',
              ),
          },
        ],
      },
    },
    {
      content: {
        it: [{ html: heading('Esplora') }, { menu: 'mainMenu' }],
        en: [{ html: heading('Explore') }, { menu: 'mainMenu' }],
      },
    },
    {
      content: {
        it: [
          {
            html:
              heading('Contatti') +
              bullets(
                `Telefono ${callOffice}`,
                `Informazioni ${mailOffice}`,
                'Annunci <a href="mailto:case@studium.example.org">case@studium.example.org</a>',
              ),
          },
        ],
        en: [
          {
            html:
              heading('Contacts') +
              bullets(
                `Phone ${callOffice}`,
                `Enquiries ${mailOffice}`,
                'Listings <a href="mailto:case@studium.example.org">case@studium.example.org</a>',
              ),
          },
        ],
      },
    },
    {
      content: {
        it: [
          {
            html:
              heading('Il sito') +
              paragraphs(
                'Nessun tracciamento, solo cookie tecnici, niente da comprare. Testi e disegni con licenza CC BY 4.0.',
              ),
          },
          { menu: 'footerMenu' },
        ],
        en: [
          {
            html:
              heading('This site') +
              paragraphs(
                'No tracking, technical cookies only, nothing to buy. Words and drawings under CC BY 4.0.',
              ),
          },
          { menu: 'footerMenu' },
        ],
      },
    },
  ],
  prefooter: {
    blocks: {
      it: [
        {
          type: 'group',
          backgroundColor: 'night',
          textColor: 'paper',
          alignment: 'center',
          children: [
            title('Hai bisogno di una mano?', 'medium'),
            text(
              'Contratti, moduli, coinquilini, giornate storte: allo Sportello Giovani c’è qualcuno che ascolta e, se non sa, telefona a chi sa. Dalle 10, terza porta sotto il portico.',
            ),
            {
              type: 'buttons',
              orientation: 'horizontal',
              buttonStyle: 'primary',
              buttons: [
                { text: 'Scrivi allo Sportello', url: 'mailto:ciao@studium.example.org' },
                toPage('contacts', 'Dove e quando trovarci'),
              ],
            },
          ],
        },
      ],
      en: [
        {
          type: 'group',
          backgroundColor: 'night',
          textColor: 'paper',
          alignment: 'center',
          children: [
            title('Could you use a hand?', 'medium'),
            text(
              'Leases, forms, flatmates, bad days: at the youth office somebody listens and, if they do not know the answer, rings someone who does. From 10 am, third door under the arcade.',
            ),
            {
              type: 'buttons',
              orientation: 'horizontal',
              buttonStyle: 'primary',
              buttons: [
                { text: 'Write to the office', url: 'mailto:ciao@studium.example.org' },
                toPage('contacts', 'Where and when to find us'),
              ],
            },
          ],
        },
      ],
    },
  },
};
