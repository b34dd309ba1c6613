import { bullets, email, html, phone, steps, text, title, toService } from '../parts';
import { at } from '../../map/address';
import { links, note, question } from './parts';
import type { ServiceSeed } from '../../types';

export const pantry: Record<string, ServiceSeed> = {
  'open-pantry': {
    title: { it: 'Dispensa Aperta', en: 'The open pantry' },
    slug: { it: 'dispensa-aperta', en: 'open-pantry' },
    excerpt: {
      it: 'Cibo per chi è a corto, due sere a settimana. Nessuna domanda, nessun modulo, nessuna fila sulla strada.',
      en: 'Food for anyone running short, two evenings a week. No questions, no form, no queue in the street.',
    },
    image: 'market-stalls-at-closing-time',
    categories: ['eat', 'rights'],
    serviceType: 'association',
    address: at('Via dei Notai', 14),
    contactLinks: [
      phone('alla Dispensa', 'the pantry', '0000 123434'),
      email('alla Dispensa', 'the pantry', 'dispensa@studium.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Verso il venti del mese capita a molti di fare la spesa con le monete. La Dispensa c’è per questo: prendi quello che ti serve per tre o quattro giorni e nessuno ti chiede perché. Metà di chi ci lavora ci è venuta prima come ospite.',
        ),
        title('Quando', 'small'),
        html(
          bullets(
            'Martedì e venerdì, 18–20.',
            'Sabato dopo il mercato, dalle 14.30 finché c’è verdura.',
            'Aperta anche in agosto, solo il venerdì.',
          ),
        ),
        title('Come si fa', 'small'),
        html(
          steps(
            'Entra dal cortile, non dalla strada: si aspetta seduti e all’asciutto.',
            'Prendi una borsa e gira tra gli scaffali. C’è un numero sui prodotti scarsi, per esempio l’olio: una bottiglia.',
            'Esci. Non si firma e non si paga.',
          ),
        ),
        question(
          'Devo dimostrare qualcosa?',
          'No. La Studium Card non la guardano nemmeno. Se oggi stai bene e domani vuoi ricambiare, il sabato servono braccia per scaricare le cassette.',
        ),
        note(
          'Il pane arriva verso le 19.15, quando chiude il forno. Chi viene presto prende le uova, chi viene tardi prende il pane.',
        ),
        links(
          toService('tax-help', 'Controlla se ti spetta la mensa gratuita'),
          toService('volunteering', 'Dare una mano'),
        ),
      ],
      en: [
        text(
          'Around the twentieth of the month plenty of people do their shopping in coins. That is what the pantry is for: you take what you need for three or four days and nobody asks why. Half of those who work here first came as guests.',
        ),
        title('When', 'small'),
        html(
          bullets(
            'Tuesdays and Fridays, 6 to 8 pm.',
            'Saturdays after the market, from 2.30 pm for as long as there are vegetables.',
            'In August too, Fridays only.',
          ),
        ),
        title('How to use it', 'small'),
        html(
          steps(
            'Come in through the courtyard rather than the street: you wait sitting down, and dry.',
            'Take a bag and walk round the shelves. Scarce things carry a number, oil for instance: one bottle.',
            'Leave. There is nothing to sign and nothing to pay.',
          ),
        ),
        question(
          'Do I have to prove anything?',
          'No. They do not even look at your Studium Card. If you are doing well later on and want to give something back, on Saturdays they need arms to unload crates.',
        ),
        note(
          'The bread comes at about 7.15 pm, when the bakery shuts. Come early for eggs, come late for bread.',
        ),
        links(
          toService('tax-help', 'Check whether you are entitled to free meals'),
          toService('volunteering', 'Lend a hand'),
        ),
      ],
    },
  },
};
