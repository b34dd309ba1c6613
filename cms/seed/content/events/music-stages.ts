import type { EventSeed } from '../../types';
import { at } from '../../map/address';
import { bullets, email, html, paragraphs, text, title, toEvent, toUniversity } from '../parts';
import { conservatorio, conservatorioPorter } from './venues';

export const musicStages: Record<string, EventSeed> = {
  'first-years-in-the-cloister': {
    title: { it: 'Il primo concerto del primo anno', en: 'The first-years’ first concert' },
    slug: { it: 'primo-concerto-del-primo-anno', en: 'first-years-first-concert' },
    excerpt: {
      it: 'Undici allievi appena entrati in Conservatorio, tre minuti a testa, davanti ai maestri e a chi passa.',
      en: 'Eleven students fresh into the Conservatorio, three minutes each, in front of their teachers and anyone passing by.',
    },
    image: 'concert-cloister-first-years',
    categories: ['music'],
    tags: ['free-admission', 'for-freshers'],
    eventType: 'concert',
    starts: { week: -6, day: 'thu', at: '18:00' },
    ends: { week: -6, day: 'thu', at: '19:15' },
    ticket: { it: 'Ingresso libero', en: 'Free admission' },
    address: conservatorio,
    contactLinks: [conservatorioPorter],
    blocks: {
      it: [
        text(
          'Ogni nuovo iscritto al Conservatorio San Vero suona o canta una cosa sola, scelta da lui, lunga al massimo tre minuti. La regola ha quarant’anni e l’ha voluta un direttore che si annoiava ai discorsi di benvenuto. Stavolta sono in undici: quattro archi, due pianisti, una fisarmonica, un trombone, tre cantanti che si sono già divisi gli specchi.',
          'Si suona nel chiostro; se piove si passa in sala piccola, dove i posti sono settanta e chi arriva tardi ascolta dalle scale. Gli applausi fra un pezzo e l’altro sono ammessi, anzi contati: li annota il portiere su un quaderno che nessuno ha mai potuto leggere.',
        ),
        html(
          '<blockquote><p>Al mio dimenticai la seconda pagina e la inventai. Mi ammisero lo stesso alla classe di composizione.</p></blockquote>',
          paragraphs('Ines Valdarca, oggi insegnante di teoria.'),
        ),
        title('Come arrivare', 'small'),
        text(
          'Linea 1 fino al capolinea di San Vero, poi due minuti in piano. Dal fiume conviene l’ascensore del Borgo. Le panche del chiostro sono di pietra: un maglione piegato fa da cuscino.',
        ),
      ],
      en: [
        text(
          'Everyone who joins the Conservatorio San Vero plays or sings one thing, of their own choice, no longer than three minutes. The rule is forty years old and goes back to a director who could not bear welcome speeches. There are eleven of them this time: four strings, two pianists, an accordion, a trombone, and three singers who have already shared out the mirrors.',
          'It takes place in the cloister. In the rain they move to the small hall, which seats seventy; latecomers listen from the stairs. Clapping between pieces is allowed and even counted, by the porter, in a notebook nobody else has ever seen inside.',
        ),
        html(
          '<blockquote><p>At mine I forgot the second page and made it up. They put me in the composition class all the same.</p></blockquote>',
          paragraphs('Ines Valdarca, who teaches theory there now.'),
        ),
        title('Getting there', 'small'),
        text(
          'Take line 1 to the end, San Vero, then it is two minutes on the level. From the river, use the Borgo lift. The benches in the cloister are stone, so a folded jumper is worth having.',
        ),
      ],
    },
  },

  'jazz-in-the-dye-house': {
    title: { it: 'Jazz fra le vasche', en: 'Jazz among the vats' },
    slug: { it: 'jazz-fra-le-vasche', en: 'jazz-among-the-vats' },
    excerpt: {
      it: 'Un quintetto del posto in una tintoria vuota. Il suono rimbalza, il vino arriva da Oltremora.',
      en: 'A local quintet in an empty dye house. The sound bounces, and the wine comes from Oltremora.',
    },
    image: 'concert-tintorie-jazz',
    categories: ['music', 'markets-and-parties'],
    tags: ['late-night'],
    eventType: 'concert',
    starts: { week: -1, day: 'fri', at: '21:30' },
    ends: { week: -1, day: 'fri', at: '23:45' },
    ticket: { it: '6 € · 4 € con la Studium Card', en: '€6 · €4 with the Studium Card' },
    address: at('Via dei Guadi', 14, 'Tintorie'),
    contactLinks: [email('al quintetto', 'the quintet', 'jazz.vasche@studium.example.org')],
    blocks: {
      it: [
        text(
          'Il quintetto Sottobanco è nato in una cucina della Salita dei Cordai: due iscritti al Politecnico, una dottoranda in Chimica, il figlio del fornaio e un contrabbassista che nessuno ricorda di avere invitato. Fanno pezzi loro e qualche canzone vecchia, smontata con cura.',
          'La tintoria di Via dei Guadi è vuota da sessant’anni, le vasche no: in due c’è ancora il fondo blu. Il pubblico si siede sui bordi o resta in piedi in mezzo. L’eco è di quasi due secondi, per questo il batterista suona con le spazzole.',
        ),
        html(
          '<h3>Prima di scendere</h3>',
          bullets(
            'I posti a sedere sono una quarantina: la porta apre alle 21.',
            'Si paga in contanti, all’ingresso, con il resto fatto piano.',
            'Il pavimento è irregolare e c’è un gradino di venti centimetri senza rampa.',
          ),
        ),
        text(
          'L’ascensore del Borgo si ferma a mezzanotte. Il venerdì, dopo, c’è la linea N fino alle due: passa in fondo a Via delle Tintorie.',
        ),
      ],
      en: [
        text(
          'The Sottobanco quintet came together in a kitchen on Salita dei Cordai: two Politecnico students, a PhD student in chemistry, the baker’s son and a bass player nobody remembers inviting. They play their own things, plus a few old songs carefully taken to pieces.',
          'The dye house in Via dei Guadi has stood empty for sixty years, though the vats have not quite: two of them are still blue at the bottom. People sit on the edges or stand in the middle. The echo lasts nearly two seconds, which is why the drummer uses brushes.',
        ),
        html(
          '<h3>Before you come down</h3>',
          bullets(
            'There are about forty seats, and the door opens at 9 pm.',
            'Cash only, at the door, where change is counted slowly.',
            'The floor is uneven and there is one step of twenty centimetres with no ramp.',
          ),
        ),
        text(
          'The Borgo lift stops at midnight. After that, as it is Friday, you have line N until two: it calls at the bottom of Via delle Tintorie.',
        ),
      ],
    },
  },

  'violins-in-the-windows': {
    title: { it: 'Violini in vetrina', en: 'Violins in the windows' },
    slug: { it: 'violini-in-vetrina', en: 'violins-in-the-windows' },
    excerpt: {
      it: 'Nove botteghe del Borgo mostrano per tre settimane uno strumento a metà: né legno né violino.',
      en: 'For three weeks, nine workshops in the Borgo show an instrument half made: no longer wood, not yet a violin.',
    },
    image: 'borgo-dei-liutai',
    categories: ['music', 'workshops'],
    tags: ['free-admission', 'families-welcome', 'in-english'],
    eventType: 'exhibition',
    starts: { week: 0, day: 'mon', at: '10:00' },
    ends: { week: 2, day: 'sun', at: '18:00' },
    ticket: { it: 'Ingresso libero', en: 'Free admission' },
    address: at('Borgo dei Liutai', 12),
    contactLinks: [email('ai liutai', 'the violin makers', 'liutai@studium.example.org')],
    blocks: {
      it: [
        text(
          'I liutai del Borgo non amano le mostre, perché alle mostre si parla e intanto la colla asciuga. Si sono accordati così: per tre settimane ognuno tiene in vetrina lo strumento su cui sta lavorando, con un cartello che dice a che punto è. Chi torna dopo qualche giorno vede la differenza.',
        ),
        title('Il giro in tre quarti d’ora', 'small'),
        html(
          bullets(
            '<strong>Numero 12</strong>, Elvio Ramacci: una viola ancora senza fondo. Da qui si prende la mappa.',
            '<strong>Numero 19</strong>, le sorelle Gualtè: tre ricci scolpiti dalla stessa mano e per niente uguali.',
            '<strong>Numero 27</strong>, Nils Aaberg: vernici, con le prove su assicelle da toccare.',
            'Le altre sei botteghe sono segnate con un nastro rosso alla maniglia.',
          ),
          paragraphs(
            'Si entra dal lunedì al sabato, 10–12.30 e 15.30–18; la domenica solo nel pomeriggio. In bottega si sta in quattro per volta e i pezzi sul banco non si toccano. Al 27 si spiega anche in inglese.',
          ),
        ),
        {
          type: 'links',
          links: [
            toUniversity('conservatorio-san-vero', 'Dove questi strumenti vanno a finire'),
            toEvent('quartets-read-at-sight', 'Sentirli suonare: i quartetti del giovedì'),
          ],
        },
      ],
      en: [
        text(
          'The violin makers of the Borgo are not fond of exhibitions: people talk, and meanwhile the glue sets. So this is what they agreed on. For three weeks each of them keeps the instrument in hand in the window, with a card saying how far it has got. Come back a few days later and you can see the difference.',
        ),
        title('The round in three quarters of an hour', 'small'),
        html(
          bullets(
            '<strong>Number 12</strong>, Elvio Ramacci: a viola that has no back yet. Pick up the map here.',
            '<strong>Number 19</strong>, the Gualtè sisters: three scrolls cut by the same hand and not at all alike.',
            '<strong>Number 27</strong>, Nils Aaberg: varnishes, with sample strips you may touch.',
            'The other six have a red ribbon on the door handle.',
          ),
          paragraphs(
            'Open Monday to Saturday, 10–12.30 and 3.30–6 pm; Sunday afternoons only. Four visitors at a time in each workshop, and hands off whatever is on the bench. Number 27 will explain things in English.',
          ),
        ),
        {
          type: 'links',
          links: [
            toUniversity('conservatorio-san-vero', 'Where these instruments end up'),
            toEvent('quartets-read-at-sight', 'Hear them played: quartets on Thursday'),
          ],
        },
      ],
    },
  },

  'quartets-read-at-sight': {
    title: { it: 'Quartetti a prima vista', en: 'Quartets at first sight' },
    slug: { it: 'quartetti-a-prima-vista', en: 'quartets-at-first-sight' },
    excerpt: {
      it: 'Quattro allievi, un leggio e un fascicolo che nessuno di loro ha mai aperto. Si sente tutto.',
      en: 'Four students, four stands and a score none of them has ever opened. You can hear every bit of it.',
    },
    image: 'stage-small-hall-quartets',
    categories: ['music'],
    tags: ['free-admission'],
    eventType: 'concert',
    starts: { week: 2, day: 'thu', at: '18:00' },
    ends: { week: 2, day: 'thu', at: '19:30' },
    ticket: { it: 'Ingresso libero, settanta posti', en: 'Free admission, seventy seats' },
    address: conservatorio,
    contactLinks: [conservatorioPorter],
    blocks: {
      it: [
        text(
          'Il giovedì del Conservatorio di solito è preparato da settimane. Questo no. La bibliotecaria, Marta Ciocchi, sceglie tre quartetti dagli armadi, li chiude in una busta e la consegna in scena. I quattro si siedono, guardano la prima pagina, respirano e attaccano.',
          'La prima volta si fermano spesso e ridono. Poi rifanno lo stesso movimento da capo, ed è questo il motivo per venire: in dieci minuti si capisce che cosa vuol dire ascoltarsi. Chi studia ingegneria dice che somiglia a una riunione di progetto, ma intonata.',
        ),
        {
          type: 'accordion',
          plainTitle: 'Posti, orari, tosse',
          children: [
            text(
              'La sala piccola apre alle 17.40 e non si prenota. A settanta si chiude la porta, con gentilezza. Fra un quartetto e l’altro si può uscire; durante, no.',
              'Il guardaroba è una fila di ganci: il cappotto tienilo sulle ginocchia, copre gli spifferi.',
            ),
          ],
        },
        text(
          'San Vero è il capolinea della linea 1. A piedi da Piazza Grande sono dieci minuti, gli ultimi tre in salita.',
        ),
      ],
      en: [
        text(
          'Thursdays at the Conservatorio are usually rehearsed for weeks. Not this one. Marta Ciocchi, the librarian, picks three quartets from the cupboards, seals them in an envelope and hands it over on stage. The four sit down, look at page one, breathe and begin.',
          'The first time through they stop a lot, and laugh. Then they play the same movement again from the top, and that is the reason to come: in ten minutes you understand what it means to listen to each other. Engineering students say it is like a project meeting, only in tune.',
        ),
        {
          type: 'accordion',
          plainTitle: 'Seats, times, coughing',
          children: [
            text(
              'The small hall opens at 5.40 pm and there is no booking. At seventy the door is closed, kindly. You may leave between quartets but not during one.',
              'The cloakroom is a row of hooks. Keep your coat on your knees: it stops the draughts.',
            ),
          ],
        },
        text(
          'San Vero is the last stop of line 1. From Piazza Grande it is ten minutes on foot, the last three uphill.',
        ),
      ],
    },
  },
};
