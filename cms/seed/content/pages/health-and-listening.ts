import { columns, group, html, paragraphs, picture, steps, text, title, toService } from '../parts';
import { healthQuestions } from './health-questions';
import { buttons, card, field, icon, styled, writeTo } from './pieces';
import type { BlockSeed, PageSeed } from '../../types';

const careServices: BlockSeed = {
  type: 'listCategoriesServices',
  listFilterBasic: 'entries',
  listCategories: ['health', 'sport', 'rights', 'culture'],
  elementQuantity: 4,
  slidesQuantity: 3,
  isSliderSettings: true,
};

export const healthAndListening: PageSeed = {
  kind: 'page',
  title: { it: 'Salute e ascolto', en: 'Health and listening' },
  slug: { it: 'salute-e-ascolto', en: 'health-and-listening' },
  seo: {
    it: {
      title: 'Salute e ascolto a Castelmora',
      description:
        'Medico, ambulatorio degli studenti, farmacia di notte e sportello d’ascolto: chi chiamare, quando andarci e che cosa portare con sé.',
    },
    en: {
      title: 'Health and listening in Castelmora',
      description:
        'Family doctor, student surgery, night pharmacy and the listening desk: whom to call, when to go and what to bring along.',
    },
  },
  blocks: {
    it: [
      field(
        { backgroundColor: 'brick', textColor: 'paper', contentWidth: 'narrow' },
        title('Adesso, subito', 'medium'),
        html(
          paragraphs(
            'Se qualcuno sta male sul serio, o non è al sicuro, chiama il <a href="tel:112"><strong>112</strong></a>: risponde a ogni ora, anche in inglese, anche senza credito. Di’ prima la via, poi il resto.',
          ),
        ),
      ),
      text(
        'Per tutto ciò che può aspettare fino a domani mattina ci sono quattro porte, e tre stanno nella stessa strada. Nessuna ti chiede perché solo adesso.',
      ),
      columns(
        2,
        card(
          'L’ambulatorio degli studenti',
          'Via della Misericordia 7, primo piano. Al mattino si entra senza appuntamento, con la Studium Card o la lettera d’iscrizione. Il lunedì è il giorno peggiore, il mercoledì si passa in un quarto d’ora.',
          {
            image: 'student-surgery-consultation',
            link: toService('student-surgery', 'Orari e telefono'),
          },
        ),
        card(
          'Lo sportello d’ascolto',
          'Portico delle Lavandaie 3, secondo piano. Quattro colloqui da cinquanta minuti, gratis, riservati, in italiano o in inglese. Non serve una ragione grande.',
          {
            image: 'listening-desk-room',
            link: toService('listening-desk', 'Come si chiede un posto'),
          },
        ),
      ),
      title('Avere un medico qui', 'medium'),
      columns(
        2,
        html(
          steps(
            'Vai in Via della Misericordia 7, piano terra, con tessera sanitaria, documento e certificato di iscrizione.',
            'Scegli dall’elenco: accanto a ogni nome c’è scritto quali lingue parla e se lo studio ha le scale.',
            'Compila il domicilio: la residenza resta dov’era, e il medico di casa si ritrova tornando.',
            'Passa a conoscerlo quando stai bene. Dura cinque minuti e in febbraio vale oro.',
          ),
        ),
        group(
          icon('icon-cross'),
          title('Di notte', 'small'),
          text(
            'La farmacia di Via di Porta Nuova serve dallo sportellino tutta la notte. Dalle 20 alle 8 e nei festivi risponde la guardia medica: telefona prima di salire, spesso basta la voce.',
          ),
        ),
      ),
      styled(
        { backgroundColor: 'plum', textColor: 'sand', alignment: 'center', minHeight: 'half' },
        {
          type: 'group',
          children: [
            icon('icon-heart'),
            title('Non dormi, non mangi, non apri la posta', 'medium'),
            styled(
              { contentWidth: 'narrow' },
              text(
                'Sono tre segnali comuni, soprattutto tra novembre e febbraio. Chi lavora allo sportello d’ascolto li sente ogni settimana e non si spaventa. Si scrive una riga, anche solo «vorrei un appuntamento», e di solito si entra entro sette giorni.',
              ),
            ),
            buttons('primary', writeTo('Scrivi una riga', 'ascolto')),
          ],
        },
      ),
      title('Quello che si chiede sottovoce', 'medium'),
      ...healthQuestions.it,
      picture(
        'river-park-salici',
        'La medicina più prescritta in città: un’ora di fiume, senza telefono.',
      ),
      title('Intorno alla salute', 'medium'),
      careServices,
    ],
    en: [
      field(
        { backgroundColor: 'brick', textColor: 'paper', contentWidth: 'narrow' },
        title('Right now', 'medium'),
        html(
          paragraphs(
            'If somebody is seriously unwell or not safe, call <a href="tel:112"><strong>112</strong></a>: it answers at any hour, in English too, even with no credit. Give the street first and the rest afterwards.',
          ),
        ),
      ),
      text(
        'For anything that can wait until tomorrow morning there are four doors, three of them in the same street. Nobody behind them asks why you did not come sooner.',
      ),
      columns(
        2,
        card(
          'The student surgery',
          'Via della Misericordia 7, first floor. In the morning you just walk in, with a Studium Card or your enrolment letter. Monday is the worst day; on Wednesdays you are through in fifteen minutes.',
          {
            image: 'student-surgery-consultation',
            link: toService('student-surgery', 'Hours and phone number'),
          },
        ),
        card(
          'The listening desk',
          'Portico delle Lavandaie 3, second floor. Four talks of fifty minutes, free and confidential, in Italian or English. You need no big reason.',
          {
            image: 'listening-desk-room',
            link: toService('listening-desk', 'How to get a place'),
          },
        ),
      ),
      title('A doctor of your own', 'medium'),
      columns(
        2,
        html(
          steps(
            'Go to Via della Misericordia 7, ground floor, with your health card, an identity document and proof of enrolment.',
            'Pick from the list: beside each name it says which languages they speak and whether there are stairs.',
            'Fill in your term-time address: your legal residence stays put, and your doctor at home is there when you return.',
            'Drop in once while you are well. It takes five minutes and in February it is worth gold.',
          ),
        ),
        group(
          icon('icon-cross'),
          title('At night', 'small'),
          text(
            'The pharmacy in Via di Porta Nuova serves through its hatch all night. From 8 pm to 8 am and on holidays there is an out-of-hours doctor: ring before you set off, a voice is often enough.',
          ),
        ),
      ),
      styled(
        { backgroundColor: 'plum', textColor: 'sand', alignment: 'center', minHeight: 'half' },
        {
          type: 'group',
          children: [
            icon('icon-heart'),
            title('Not sleeping, not eating, not opening letters', 'medium'),
            styled(
              { contentWidth: 'narrow' },
              text(
                'Three common signs, most of all between November and February. The people at the listening desk hear them every week and do not take fright. Write one line, “I would like an appointment” will do, and you are usually in within seven days.',
              ),
            ),
            buttons('primary', writeTo('Write that line', 'ascolto')),
          ],
        },
      ),
      title('Asked in a low voice', 'medium'),
      ...healthQuestions.en,
      picture(
        'river-park-salici',
        'The remedy most often prescribed in town: one hour of river, no phone.',
      ),
      title('Around your health', 'medium'),
      careServices,
    ],
  },
};
