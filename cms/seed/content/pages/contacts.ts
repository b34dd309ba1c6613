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
import {
  accordion,
  buttons,
  card,
  field,
  heading,
  icon,
  links,
  separator,
  styled,
  writeTo,
} from './pieces';
import type { PageSeed } from '../../types';

const telephone = '<a href="tel:0000123456">0000 123456</a>';

export const contacts: PageSeed = {
  kind: 'page',
  title: { it: 'Contatti', en: 'Contacts' },
  slug: { it: 'contatti', en: 'contacts' },
  seo: {
    it: {
      title: 'Contatti dello Sportello Giovani',
      description:
        'Dove siamo, quando ci trovi, chi risponde a che cosa: telefono, indirizzi e stanze dello Sportello Giovani di Castelmora.',
    },
    en: {
      title: 'How to reach the youth office',
      description:
        'Where we are, when to find us and who answers what: the phone, the addresses and the rooms of the Castelmora youth office.',
    },
  },
  blocks: {
    it: [
      title('Contatti'),
      styled(
        { direction: 'horizontal' },
        {
          type: 'group',
          children: [
            html(
              heading('Terza porta sotto il portico'),
              paragraphs(
                `Portico delle Lavandaie 3, lunedì–venerdì dalle 10 alle 18. Fino alle 13 si entra e basta, dopo su appuntamento. Telefono ${telephone}.`,
                'Da Piazza Grande sono tre minuti; in carrozzina si entra dal cortile, a sinistra, dove c’è un campanello basso.',
              ),
            ),
            picture('portico-delle-lavandaie'),
          ],
        },
      ),
      buttons('primary', writeTo('Scrivi allo Sportello', 'ciao')),
      separator,
      title('Chi risponde a che cosa', 'medium'),
      columns(
        4,
        group(
          icon('icon-key'),
          title('Casa', 'small'),
          text(
            'Annunci, contratti, cauzioni: <a href="mailto:case@studium.example.org">case@studium.example.org</a>. Allega il contratto e togli i documenti degli altri.',
          ),
        ),
        group(
          icon('icon-heart'),
          title('Ascolto', 'small'),
          text(
            'Basta una riga a <a href="mailto:ascolto@studium.example.org">ascolto@studium.example.org</a>. La legge una persona sola, sempre la stessa.',
          ),
        ),
        group(
          icon('icon-paper'),
          title('Notizie ed eventi', 'small'),
          text(
            'Da segnalare a <a href="mailto:news@studium.example.org">news@studium.example.org</a> o a <a href="mailto:eventi@studium.example.org">eventi@studium.example.org</a>, con una data e un recapito.',
          ),
        ),
        group(
          icon('icon-wifi'),
          title('Il sito', 'small'),
          text(
            'Dati personali: <a href="mailto:privacy@studium.example.org">privacy@studium.example.org</a>. Qualcosa che blocca: <a href="mailto:accessibilita@studium.example.org">accessibilita@studium.example.org</a>.',
          ),
        ),
      ),
      field(
        { backgroundColor: 'paper', textColor: 'brick', contentWidth: 'narrow', minHeight: 'none' },
        html(
          paragraphs(
            '<strong>Il momento migliore</strong> è il giovedì alle 10, il peggiore il primo lunedì di ottobre: quel giorno prendi il numero, lascia un recapito e vai a fare colazione. Ti chiamiamo tre numeri prima.',
          ),
        ),
      ),
      title('Prima di scrivere', 'medium'),
      accordion(
        'In quanto tempo rispondete?',
        text('Entro due giorni lavorativi; a settembre quattro. Se è urgente, telefona.'),
      ),
      accordion(
        'In quali lingue?',
        text(
          'Italiano e inglese sempre, francese quasi sempre, arabo il giovedì, spagnolo quando c’è Ines. Puoi scrivere nella tua: ci arrangiamo, e ti rispondiamo piano.',
        ),
      ),
      accordion(
        'Che cosa non facciamo',
        html(
          bullets(
            'Non iscriviamo a nessun ateneo: lo fanno le loro segreterie.',
            'Non affittiamo case e non prendiamo commissioni.',
            'Non siamo avvocati, ma sappiamo quando ne serve uno.',
          ),
        ),
        links(toPage('universities', 'Le segreterie degli atenei')),
      ),
      columns(
        2,
        card('Affitto', 'Contratti letti insieme, lettere, conciliazioni.', {
          link: toService('rent-help-desk', 'Lo sportello affitti'),
        }),
        card('Carte', 'Tessera, permessi, moduli, bandi da decifrare.', {
          link: toService('youth-office', 'Che cosa si fa al piano terra'),
        }),
      ),
    ],
    en: [
      title('Contacts'),
      styled(
        { direction: 'horizontal' },
        {
          type: 'group',
          children: [
            html(
              heading('Third door under the arcade'),
              paragraphs(
                `Portico delle Lavandaie 3, Monday to Friday, 10 am to 6 pm. Until 1 pm you just come in; later, by appointment. Phone ${telephone}.`,
                'It is three minutes from Piazza Grande. In a wheelchair, use the courtyard on the left, where there is a low bell.',
              ),
            ),
            picture('portico-delle-lavandaie'),
          ],
        },
      ),
      buttons('primary', writeTo('Write to the office', 'ciao')),
      separator,
      title('Who answers what', 'medium'),
      columns(
        4,
        group(
          icon('icon-key'),
          title('Housing', 'small'),
          text(
            'Listings, leases, deposits: <a href="mailto:case@studium.example.org">case@studium.example.org</a>. Attach the lease and leave out other people’s documents.',
          ),
        ),
        group(
          icon('icon-heart'),
          title('Listening', 'small'),
          text(
            'One line to <a href="mailto:ascolto@studium.example.org">ascolto@studium.example.org</a> is enough. One person reads it, always the same one.',
          ),
        ),
        group(
          icon('icon-paper'),
          title('News and events', 'small'),
          text(
            'Send them to <a href="mailto:news@studium.example.org">news@studium.example.org</a> or <a href="mailto:eventi@studium.example.org">eventi@studium.example.org</a>, with a date and a way to reach you.',
          ),
        ),
        group(
          icon('icon-wifi'),
          title('This site', 'small'),
          text(
            'Personal data: <a href="mailto:privacy@studium.example.org">privacy@studium.example.org</a>. Something in your way: <a href="mailto:accessibilita@studium.example.org">accessibilita@studium.example.org</a>.',
          ),
        ),
      ),
      field(
        { backgroundColor: 'paper', textColor: 'brick', contentWidth: 'narrow', minHeight: 'none' },
        html(
          paragraphs(
            '<strong>The best moment</strong> is Thursday at 10 am, the worst is the first Monday in October: on that day take a ticket, leave your number and go and have breakfast. We ring you three numbers ahead.',
          ),
        ),
      ),
      title('Before you write', 'medium'),
      accordion(
        'How soon do you answer?',
        text('Within two working days; four in September. If it is urgent, ring.'),
      ),
      accordion(
        'In which languages?',
        text(
          'Italian and English always, French nearly always, Arabic on Thursdays, Spanish when Ines is in. You may write in your own: we manage, and we answer slowly.',
        ),
      ),
      accordion(
        'What we do not do',
        html(
          bullets(
            'We enrol nobody at a university: their own offices do.',
            'We do not let homes and take no commission.',
            'We are not lawyers, though we know when you need one.',
          ),
        ),
        links(toPage('universities', 'The offices of the universities')),
      ),
      columns(
        2,
        card('Renting', 'Leases read together, letters, peace talks.', {
          link: toService('rent-help-desk', 'The rent help desk'),
        }),
        card('Paperwork', 'Cards, permits, forms, calls to be deciphered.', {
          link: toService('youth-office', 'What we do on the ground floor'),
        }),
      ),
    ],
  },
};
