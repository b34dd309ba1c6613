import { bullets, html, paragraphs, text, title, toPage } from '../parts';
import type { PageSeed } from '../../types';

export const privacy: PageSeed = {
  kind: 'page',
  title: { it: 'La tua privacy', en: 'Privacy' },
  slug: { it: 'privacy', en: 'privacy' },
  seo: {
    it: {
      title: 'La tua privacy',
      description:
        'Che cosa conserva questo sito, perché e per quanto: nessun tracciamento, solo cookie tecnici, e un profilo che puoi cancellare da te.',
    },
    en: {
      title: 'Privacy',
      description:
        'What this site stores, why and for how long: no tracking, technical cookies only, and an account you can delete yourself.',
    },
  },
  blocks: {
    it: [
      title('La tua privacy'),
      text(
        'In breve: puoi leggere tutto senza dirci chi sei. Se apri un profilo, teniamo il minimo che serve a farlo funzionare. Non seguiamo nessuno e non vendiamo niente.',
      ),
      title('Se leggi e basta', 'medium'),
      html(
        bullets(
          'Nessun cookie di tracciamento, nessuna pubblicità.',
          'Caratteri, disegni e mappa arrivano da questo sito, non da altri.',
          'Il server tiene un registro tecnico degli errori per poterli riparare. Da dove ti colleghi lo tiene a mente per un’ora al massimo, solo per fermare chi chiede troppo.',
          'Se rispondi a «Questa pagina è chiara?» teniamo la risposta e il giorno, non chi l’ha data.',
          'Se una ricerca non trova nulla contiamo le parole cercate, non chi le ha scritte: ci dicono che cosa manca. Le cancelliamo dopo 90 giorni.',
        ),
      ),
      title('Se apri un profilo', 'medium'),
      html(
        paragraphs('Conserviamo:'),
        bullets(
          'il nome che scegli di darci: va bene anche un soprannome;',
          'l’indirizzo e-mail, per attivare il profilo e recuperare la password;',
          'la password, in una forma da cui non si può risalire a quella vera;',
          'i tuoi preferiti;',
          'il fatto che hai letto questa pagina, quale versione e quando;',
          'da quali dispositivi hai fatto l’accesso («Firefox, Android») e quando l’ultima volta: lo vedi nel profilo, e da lì puoi chiuderli.',
        ),
        paragraphs(
          'Nient’altro: né università, né età, né telefono. Quello che guardi non viene collegato al tuo nome.',
          'Un profilo mai attivato si cancella da solo dopo 7 giorni. Gli altri restano finché non li cancelli tu; dalle copie di sicurezza spariscono entro 30 giorni.',
          'Ti scriviamo solo per il profilo: per attivarlo, per la password, quando cambia qualcosa di importante. Il profilo è un servizio del Comune (articolo 6, lettera e, del regolamento europeo 2016/679): per averlo basta avere 14 anni.',
        ),
      ),
      title('Se salvi una ricerca', 'medium'),
      html(
        paragraphs(
          'Con «Avvisami» ci lasci un indirizzo e-mail, la lingua e i filtri scelti. Ti scriviamo solo dopo che hai confermato da una mail; senza conferma l’indirizzo sparisce entro 48 ore.',
          'Gli avvisi si disdicono con un clic da ogni mail e finiscono da soli dopo un anno: in tutti e due i casi cancelliamo l’indirizzo. Se hai un profilo con lo stesso indirizzo, le ricerche salvate sono nella copia dei tuoi dati e se ne vanno con lui.',
        ),
      ),
      title('I cookie', 'medium'),
      html(
        paragraphs(
          'Solo tecnici, e solo quando entri con il tuo profilo. Per questo non c’è un avviso da chiudere. Uno per uno li spiega la pagina sui cookie.',
        ),
      ),
      { type: 'buttons', buttonStyle: 'secondary', buttons: [toPage('cookies', 'I cookie')] },
      {
        type: 'group',
        backgroundColor: 'river',
        textColor: 'paper',
        children: [
          title('I tuoi diritti', 'medium'),
          text(
            'Nella pagina del profilo puoi correggere i dati, scaricarne una copia e cancellare tutto: nome, indirizzo e preferiti se ne vanno subito. Puoi anche chiederci di limitarne l’uso o opporti, e rivolgerti al Garante per la protezione dei dati personali.',
            'Il titolare del trattamento è il Comune di Castelmora, Portico delle Lavandaie 3. Risponde a <a href="mailto:privacy@studium.example.org">privacy@studium.example.org</a>.',
          ),
          {
            type: 'buttons',
            buttonStyle: 'secondary',
            buttons: [{ text: 'Scrivi per la privacy', url: 'mailto:privacy@studium.example.org' }],
          },
        ],
      },
    ],
    en: [
      title('Privacy'),
      text(
        'In short: you can read everything without telling us who you are. If you open an account, we keep the little it needs to work. We do not follow anyone and we do not sell anything.',
      ),
      title('If you only read', 'medium'),
      html(
        bullets(
          'No tracking cookies, no advertising.',
          'Typefaces, drawings and the map come from this site and nowhere else.',
          'The server keeps a technical log of errors so that we can mend them. Where you connect from it remembers for an hour at most, only to stop those who ask for too much.',
          'If you answer “Is this page clear?”, we keep the answer and the day, not who gave it.',
          'If a search finds nothing, we count the words, not who wrote them: they tell us what is missing. We delete them after 90 days.',
        ),
      ),
      title('If you open an account', 'medium'),
      html(
        paragraphs('We keep:'),
        bullets(
          'the name you choose to give us: a nickname is fine;',
          'your e-mail address, to activate the account and recover the password;',
          'your password, in a form that cannot be turned back into the real one;',
          'your favourites;',
          'the fact that you have read this page, which version and when;',
          'from which devices you have logged in (“Firefox, Android”) and when last: you see them in your account, and can log them out there.',
        ),
        paragraphs(
          'Nothing else: no university, no age, no phone number. What you look at is not linked to your name.',
          'An account that is never activated deletes itself after 7 days. The others stay until you delete them; from backups they are gone within 30 days.',
          'We write to you about your account only: to activate it, for the password, when something important changes. The account is a service of the town (article 6, letter e, of Regulation (EU) 2016/679): you need to be 14 to have one.',
        ),
      ),
      title('If you save a search', 'medium'),
      html(
        paragraphs(
          'With “Alert me” you leave us an e-mail address, the language and the filters you chose. We write to you only after you have confirmed from a mail; if you do not, the address is gone within 48 hours.',
          'Every mail lets you end the alerts with one click, and they end by themselves after a year: either way we delete the address. If you have an account with the same address, saved searches are in the copy of your data and go when it goes.',
        ),
      ),
      title('Cookies', 'medium'),
      html(
        paragraphs(
          'Technical ones only, and only when you log in. That is why there is no banner to close. The page on cookies explains them one by one.',
        ),
      ),
      { type: 'buttons', buttonStyle: 'secondary', buttons: [toPage('cookies', 'About cookies')] },
      {
        type: 'group',
        backgroundColor: 'river',
        textColor: 'paper',
        children: [
          title('Your rights', 'medium'),
          text(
            'On your account page you can correct your data, download a copy and delete everything: name, address and favourites go at once. You can also ask us to limit its use, object to it, and complain to the data-protection authority.',
            'The data controller is the town of Castelmora, Portico delle Lavandaie 3. It answers at <a href="mailto:privacy@studium.example.org">privacy@studium.example.org</a>.',
          ),
          {
            type: 'buttons',
            buttonStyle: 'secondary',
            buttons: [{ text: 'Write about privacy', url: 'mailto:privacy@studium.example.org' }],
          },
        ],
      },
    ],
  },
};
