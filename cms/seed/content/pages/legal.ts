import { bullets, columns, group, html, paragraphs, picture, text, title, toPage } from '../parts';
import type { PageSeed } from '../../types';

export const credits: PageSeed = {
  kind: 'page',
  title: { it: 'Crediti', en: 'Credits' },
  slug: { it: 'credits', en: 'credits' },
  seo: {
    it: {
      title: 'Crediti',
      description:
        'Chi scrive, disegna e tiene in ordine Studium: lo Sportello Giovani del Comune di Castelmora, i caratteri aperti e i disegni del sito.',
    },
    en: {
      title: 'Credits',
      description:
        'Who writes, draws and looks after Studium: the youth office of the town of Castelmora, the open typefaces and the drawings.',
    },
  },
  blocks: {
    it: [
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
      title('Un errore, un’idea', 'medium'),
      text(
        'Se qualcosa è sbagliato o superato, scrivici: <a href="mailto:ciao@studium.example.org">ciao@studium.example.org</a>. Le correzioni migliori arrivano da chi la strada l’ha appena fatta.',
      ),
    ],
    en: [
      text(
        'Studium is edited by the <strong>youth-information office of the town of Castelmora</strong> (Sportello Giovani del Comune di Castelmora), which tells students about housing, services, rights and free time.',
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
      title('A mistake, an idea', 'medium'),
      text(
        'If something is wrong or out of date, write to <a href="mailto:ciao@studium.example.org">ciao@studium.example.org</a>. The best corrections come from people who have just walked the street.',
      ),
    ],
  },
};

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
        'Questa pagina racconta lo stato del sito con parole nostre. Non sostituisce la dichiarazione di accessibilità che un ente pubblico compila con il modulo ufficiale, né la possibilità di rivolgersi al Difensore civico per il digitale se la risposta non arriva.',
      ),
    ],
    en: [
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
        'This page describes the state of the site in our own words. It does not replace the accessibility statement that an Italian public body files with the official form, nor your right to turn to the digital ombudsman if no answer comes.',
      ),
    ],
  },
};
