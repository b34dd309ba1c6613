import { text } from '../parts';
import { accordion } from './pieces';
import type { Bilingual, BlockSeed } from '../../types';

/** Frequent questions about grants and taxes. */
export const grantQuestions: Bilingual<BlockSeed[]> = {
  it: [
    accordion(
      'I miei non abitano in Italia: che ISEE faccio?',
      text(
        'Quello parificato: servono i redditi e i patrimoni dell’anno indicato nel bando, tradotti e legalizzati. Ci vogliono tre settimane quando va bene, quindi è la prima cosa da fare, non l’ultima.',
      ),
    ),
    accordion(
      'La borsa chiede la residenza qui?',
      text(
        'No: per essere «fuori sede» di solito basta un contratto registrato di almeno dieci mesi a tuo nome. Per questo la registrazione ti riguarda anche se la paga chi affitta.',
      ),
    ),
    accordion(
      'Posso detrarre l’affitto?',
      text(
        'Chi studia lontano da casa, con un contratto registrato, può far recuperare una parte del canone a chi dichiara i redditi in famiglia. Distanza minima e importo cambiano: il centro fiscale lo sa, tu conserva le ricevute dei bonifici.',
      ),
    ),
    accordion(
      'Se perdo i crediti perdo i soldi?',
      text(
        'Una parte. C’è un bonus di crediti da usare una volta sola e ci sono le eccezioni per malattia. Vieni prima che arrivi la lettera: dopo si può fare meno.',
      ),
    ),
  ],
  en: [
    accordion(
      'My parents live abroad: which ISEE do I get?',
      text(
        'The equivalent one for foreign income (parificato): you need income and assets for the year named in the call, translated and legalised. It takes three weeks when all goes well, so it is the first thing to do and not the last.',
      ),
    ),
    accordion(
      'Do I have to be a legal resident here?',
      text(
        'No: to count as living away from home you usually need a registered lease of at least ten months in your name. That is why registration matters to you even if the owner pays for it.',
      ),
    ),
    accordion(
      'Can the rent be deducted from tax?',
      text(
        'If you study far from home on a registered lease, whoever files a tax return in your family can recover part of the rent. The distance and the amount change: the tax centre knows them, you keep the transfer receipts.',
      ),
    ),
    accordion(
      'If I miss credits, do I lose the money?',
      text(
        'Some of it. There is a credit bonus you can use once, and there are exceptions for illness. Come before the letter does: afterwards less can be done.',
      ),
    ),
  ],
};
