import { bullets, html, paragraphs, text, toService } from '../parts';
import { accordion, links } from './pieces';
import type { Bilingual, BlockSeed } from '../../types';

/** Problems in shared homes and their solutions. */
export const troubles: Bilingual<BlockSeed[]> = {
  it: [
    accordion(
      'Qualcuno non paga la sua parte',
      text(
        'Prima si chiede a voce, poi con un messaggio che dica somma e data. Se il contratto è uno solo, firmato da tutti, chi affitta può chiedere l’intero canone a chiunque di voi: per questo non conviene aspettare tre mesi.',
        'Passa dallo sportello affitti con il contratto. Di solito basta una lettera, e la scriviamo insieme.',
      ),
      links(toService('rent-help-desk', 'Lo sportello affitti')),
    ),
    accordion(
      'Uno se ne va a metà anno',
      html(
        paragraphs('Chi parte cerca chi subentra, la casa ha l’ultima parola, e poi:'),
        bullets(
          'il cambio di nome si comunica a chi affitta e si registra;',
          'la cauzione passa da chi esce a chi entra, con una riga firmata;',
          'si fotografano la stanza e i contatori, come il primo giorno.',
        ),
      ),
    ),
    accordion(
      'C’è la muffa e chi affitta dice che è colpa dei vapori',
      text(
        'Un po’ è vero: si apre dieci minuti, due volte al giorno, anche a gennaio. Se torna lo stesso, fotografala accanto a una moneta, ogni settimana, e scrivi una richiesta datata. Le macchie che crescono convincono più degli aggettivi.',
      ),
    ),
    accordion(
      'Non ci parliamo più',
      text(
        'Succede anche tra persone ragionevoli, di solito a febbraio. Chiedete una mezz’ora allo Sportello: una stanza neutra, una persona che fa le domande, un bollitore. Se invece in casa non ti senti al sicuro, vieni subito, senza avvisare nessuno: troviamo un letto per qualche notte.',
      ),
      links(
        toService('listening-desk', 'Lo sportello d’ascolto'),
        toService('youth-office', 'Sportello Giovani, dalle 10'),
      ),
    ),
  ],
  en: [
    accordion(
      'Somebody is not paying their share',
      text(
        'Ask in person first, then in a message with the sum and a date. If you all signed one lease, the owner may claim the whole rent from any of you, which is why waiting three months is a bad idea.',
        'Bring the lease to the rent desk. A letter is usually enough, and we write it with you.',
      ),
      links(toService('rent-help-desk', 'The rent help desk')),
    ),
    accordion(
      'Someone moves out halfway through the year',
      html(
        paragraphs('The one who leaves finds a replacement, the flat has the last word, and then:'),
        bullets(
          'the owner is told about the change of name, and it is registered;',
          'the deposit passes from old to new tenant, with one signed line;',
          'you photograph the room and the meters, as on day one.',
        ),
      ),
    ),
    accordion(
      'There is mould and the owner blames your showers',
      text(
        'Partly fair: open up for ten minutes twice a day, in January too. If it comes back anyway, photograph it beside a coin every week and send a dated request. A growing stain is more convincing than any adjective.',
      ),
    ),
    accordion(
      'We no longer speak',
      text(
        'It happens to reasonable people, mostly in February. Ask for half an hour at the youth office: a neutral room, someone to ask the questions, a kettle. If you do not feel safe at home, come at once, and you need not tell anyone: we find a bed for a few nights.',
      ),
      links(
        toService('listening-desk', 'The listening desk'),
        toService('youth-office', 'The youth office, from 10 am'),
      ),
    ),
  ],
};
