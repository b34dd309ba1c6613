import { bullets, html, paragraphs, text, title } from '../parts';
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
      text(
        'In breve: puoi leggere tutto senza dirci chi sei. Se apri un profilo, teniamo il minimo che serve a farlo funzionare. Non seguiamo nessuno e non vendiamo niente.',
      ),
      title('Se leggi e basta', 'medium'),
      html(
        bullets(
          'Nessun cookie di tracciamento, nessuna pubblicità.',
          'Caratteri, disegni e mappa arrivano da questo sito, non da altri.',
          'Il server tiene un registro tecnico degli errori per poterli riparare.',
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
          'il fatto che hai letto questa pagina, e quando.',
        ),
        paragraphs(
          'Nient’altro: né università, né età, né telefono. Quello che guardi non viene collegato al tuo nome.',
        ),
      ),
      title('I cookie', 'medium'),
      html(
        paragraphs(
          'Solo tecnici, e solo quando entri con il tuo profilo. Per questo non c’è un avviso da chiudere.',
        ),
        bullets(
          '<strong>JWT_TOKEN</strong> tiene aperto il tuo accesso e scade da solo.',
          '<strong>REFRESH_TOKEN</strong> lo rinnova finché il browser resta aperto.',
          'Un terzo cookie, senza segreti, dice alla pagina se hai fatto l’accesso.',
        ),
      ),
      {
        type: 'group',
        backgroundColor: 'river',
        textColor: 'paper',
        children: [
          title('I tuoi diritti', 'medium'),
          text(
            'Nella pagina del profilo puoi correggere i dati e cancellare tutto: nome, indirizzo e preferiti se ne vanno subito. Puoi anche chiederci una copia di quello che abbiamo, limitarne l’uso o opporti, e rivolgerti al Garante per la protezione dei dati personali.',
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
      text(
        'In short: you can read everything without telling us who you are. If you open an account, we keep the little it needs to work. We do not follow anyone and we do not sell anything.',
      ),
      title('If you only read', 'medium'),
      html(
        bullets(
          'No tracking cookies, no advertising.',
          'Typefaces, drawings and the map come from this site and nowhere else.',
          'The server keeps a technical log of errors so that we can mend them.',
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
          'the fact that you have read this page, and when.',
        ),
        paragraphs(
          'Nothing else: no university, no age, no phone number. What you look at is not linked to your name.',
        ),
      ),
      title('Cookies', 'medium'),
      html(
        paragraphs(
          'Technical ones only, and only when you log in. That is why there is no banner to close.',
        ),
        bullets(
          '<strong>JWT_TOKEN</strong> keeps you logged in and expires by itself.',
          '<strong>REFRESH_TOKEN</strong> renews it for as long as the browser stays open.',
          'A third cookie, without any secret, tells the page whether you are logged in.',
        ),
      ),
      {
        type: 'group',
        backgroundColor: 'river',
        textColor: 'paper',
        children: [
          title('Your rights', 'medium'),
          text(
            'On your account page you can correct your data and delete everything: name, address and favourites go at once. You can also ask us for a copy of what we hold, object to its use or limit it, and complain to the data-protection authority.',
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
