import type { EventSeed } from '../../types';
import { at } from '../../map/address';
import { bullets, email, html, paragraphs, text, title, toEvent, toService } from '../parts';
import { conservatorio, conservatorioPorter } from './venues';

export const musicVoices: Record<string, EventSeed> = {
  'university-choir-open-rehearsal': {
    title: { it: 'Il coro prova a porte aperte', en: 'The choir rehearses, doors open' },
    slug: { it: 'coro-prova-a-porte-aperte', en: 'choir-open-rehearsal' },
    excerpt: {
      it: 'Il Coro della Misericordia cerca tenori, come sempre. Si può ascoltare oppure mettersi in fila e cantare.',
      en: 'The town choir is short of tenors, as ever. Come and listen, or stand in a row and sing.',
    },
    image: 'theatre-choir-rehearsal',
    categories: ['music'],
    tags: ['free-admission', 'in-english'],
    eventType: 'concert',
    starts: { week: 4, day: 'wed', at: '20:45' },
    ends: { week: 4, day: 'wed', at: '22:30' },
    ticket: { it: 'Gratis, anche per chi canta', en: 'Free, for singers too' },
    address: at('Via della Misericordia', 28),
    contactLinks: [email('al coro', 'the choir', 'coro@studium.example.org')],
    blocks: {
      it: [
        text(
          'Sono in sessanta, fra i diciotto e gli ottant’anni, e cantano il mercoledì sera nell’oratorio della Misericordia. Due volte l’anno lasciano la porta aperta: chi vuole ascolta dalle panche in fondo, chi ha coraggio si siede fra le voci che gli somigliano e legge dallo spartito del vicino.',
          'Stasera niente audizione. La direttrice, Lucilla Cantafonte, ti fa intonare una scala e indica una sedia. Saper leggere la musica aiuta, avere un vicino che la sa leggere aiuta quasi altrettanto. Metà delle indicazioni è in inglese, perché metà dei bassi viene dall’estero.',
        ),
        html(
          bullets(
            'Prima mezz’ora: riscaldamento, compreso quello imbarazzante.',
            'Poi due canti di lavoro delle filandaie e un canone a sei voci.',
            'Pausa con tisana. La porta Oreste dei bassi, ed è molto zuccherata.',
          ),
        ),
        text(
          'L’oratorio è a sei minuti dalla fermata di Piazza Grande, con tre gradini all’ingresso. Il soffitto è alto sette metri: vestiti di conseguenza.',
        ),
        { type: 'links', links: [toService('student-choir', 'Entrare nel coro')] },
      ],
      en: [
        text(
          'There are sixty of them, between eighteen and eighty, and on Wednesday evenings they sing in the oratory of the Misericordia. Twice a year they leave the door open. You can listen from the benches at the back or, if you are feeling brave, sit among the voices most like yours and read over your neighbour’s shoulder.',
          'Tonight there is no audition. Lucilla Cantafonte, who conducts, has you sing a scale and points at a chair. Being able to read music helps; sitting next to somebody who can helps nearly as much. Half of the directions are given in English, since half of the basses come from abroad.',
        ),
        html(
          bullets(
            'First half-hour: warming up, including the embarrassing part.',
            'Then two work songs from the silk mills and a canon in six voices.',
            'A break with herbal tea. Oreste of the basses makes it, and makes it sweet.',
          ),
        ),
        text(
          'The oratory is six minutes from the Piazza Grande stop and has three steps at the door. Its ceiling is seven metres up, so dress for that.',
        ),
        { type: 'links', links: [toService('student-choir', 'Joining the choir')] },
      ],
    },
  },

  'harpsichord-taken-apart': {
    title: { it: 'Il clavicembalo smontato', en: 'The harpsichord, taken apart' },
    slug: { it: 'clavicembalo-smontato', en: 'harpsichord-taken-apart' },
    excerpt: {
      it: 'Un concerto di mezz’ora, poi il coperchio si apre e il tecnico toglie i salterelli uno per uno.',
      en: 'Half an hour of music, then the lid comes up and the technician pulls out the jacks one at a time.',
    },
    image: 'concert-conservatorio',
    categories: ['music', 'talks'],
    tags: ['free-admission', 'in-english'],
    eventType: 'concert',
    starts: { week: 6, day: 'thu', at: '18:00' },
    ends: { week: 6, day: 'thu', at: '19:30' },
    ticket: { it: 'Ingresso libero', en: 'Free admission' },
    address: conservatorio,
    contactLinks: [conservatorioPorter],
    blocks: {
      it: [
        text(
          'Il clavicembalo grande del Conservatorio ha due tastiere, centottantasei corde e un carattere. Si scorda quando cambia il tempo, quando si apre la porta e, secondo il tecnico, quando ci si fida. Per una sera si suona e poi si guarda dentro.',
        ),
        title('Come va la serata', 'small'),
        html(
          bullets(
            '<strong>18.00</strong> Due suite, suonate da Leandro Pasquì del terzo anno.',
            '<strong>18.35</strong> Dalila Morgenti toglie la tastiera di sotto e spiega perché una penna che pizzica una corda ha riempito due secoli.',
            '<strong>19.10</strong> Chi vuole prova un accordo, cinque alla volta, mani pulite.',
          ),
          paragraphs(
            'Le spiegazioni sono in italiano con un foglio in inglese. I posti in sala piccola sono settanta; quando lo strumento è aperto ci si alza tutti, quindi stare in fondo non è un guaio.',
          ),
        ),
        text(
          'Alla stessa ora, alle Filande, c’è la serata sul lavoro: bisogna scegliere, e nessuno dei due si offende. Da Piazza Grande al Conservatorio sono dieci minuti a piedi.',
        ),
        {
          type: 'buttons',
          buttonStyle: 'text',
          buttons: [toEvent('first-job-evening', 'La serata sul lavoro')],
        },
      ],
      en: [
        text(
          'The Conservatorio’s big harpsichord has two keyboards, a hundred and eighty-six strings and a temper. It goes out of tune when the weather turns, when someone opens the door and, the technician says, when you trust it. For one evening it gets played, and then looked into.',
        ),
        title('How the evening goes', 'small'),
        html(
          bullets(
            '<strong>6 pm</strong>: two suites, played by Leandro Pasquì, a third-year.',
            '<strong>6.35 pm</strong>: Dalila Morgenti slides out the lower keyboard and explains how a quill plucking a string filled two centuries.',
            '<strong>7.10 pm</strong>: try a chord yourself, five people at a time, clean hands.',
          ),
          paragraphs(
            'The talking is in Italian, with a sheet in English. The small hall seats seventy; once the instrument is open everybody stands up anyway, so the back row is no hardship.',
          ),
        ),
        text(
          'The careers evening at the Filande is at the very same time. You will have to choose, and neither side takes it personally. From Piazza Grande it is ten minutes on foot to the Conservatorio.',
        ),
        {
          type: 'buttons',
          buttonStyle: 'text',
          buttons: [toEvent('first-job-evening', 'The careers evening')],
        },
      ],
    },
  },
};
