import { bullets, columns, html, title } from '../parts';
import { accordion, field } from './pieces';
import type { Bilingual, BlockSeed } from '../../types';

/** The documents that students from abroad need, by deadline. */
export const fourDeadlines: Bilingual<BlockSeed> = {
  it: field(
    { backgroundColor: 'river', textColor: 'surface' },
    title('Quattro scadenze', 'medium'),
    columns(
      4,
      accordion(
        'A casa: prima di partire',
        html(
          bullets(
            'Visto per studio, se il tuo paese ne ha bisogno: la lettera di ammissione viene prima di tutto.',
            'Titolo di scuola tradotto e legalizzato. Due copie.',
            'Assicurazione sanitaria per i primi mesi.',
          ),
        ),
      ),
      accordion(
        '8 giorni: permesso di soggiorno',
        html(
          bullets(
            'Entro otto giorni lavorativi, per chi viene da fuori dell’Unione.',
            'La busta si compila da noi e si spedisce allo sportello 4 della posta.',
            'La ricevuta vale come permesso fino alle impronte: non perderla.',
          ),
        ),
      ),
      accordion(
        '2 settimane: codice, casa, conto',
        html(
          bullets(
            'Codice fiscale: gratis, in mattinata, con il passaporto.',
            'Contratto di casa, registrato.',
            'Conto corrente di base: con la ricevuta del permesso basta.',
          ),
        ),
      ),
      accordion(
        'Il primo anno: rinnovi ed esami',
        html(
          bullets(
            'Per rinnovare il permesso serve almeno un esame superato, due dal secondo anno.',
            'La domanda parte sessanta giorni prima della scadenza.',
            'Segna entrambe le date ora, sul telefono di qualcun altro.',
          ),
        ),
      ),
    ),
  ),
  en: field(
    { backgroundColor: 'river', textColor: 'surface' },
    title('Four deadlines', 'medium'),
    columns(
      4,
      accordion(
        'At home: before you leave',
        html(
          bullets(
            'A study visa, if your country needs one: the admission letter comes before everything.',
            'Your school certificate, translated and legalised. Two copies.',
            'Health insurance for the first months.',
          ),
        ),
      ),
      accordion(
        '8 days: residence permit',
        html(
          bullets(
            'Within eight working days, if you come from outside the EU.',
            'We fill in the envelope together; you post it at counter 4 of the post office.',
            'The receipt counts as your permit until the fingerprints: do not lose it.',
          ),
        ),
      ),
      accordion(
        '2 weeks: code, home, account',
        html(
          bullets(
            'Tax code: free, done in a morning, with your passport.',
            'A lease, registered.',
            'A basic bank account: the permit receipt is enough.',
          ),
        ),
      ),
      accordion(
        'Year one: renewals and exams',
        html(
          bullets(
            'To renew the permit you need at least one exam passed, two from the second year.',
            'Apply sixty days before it runs out.',
            'Put both dates down now, on somebody else’s phone.',
          ),
        ),
      ),
    ),
  ),
};
