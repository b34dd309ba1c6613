import { bullets, email, html, phone, text, title, toService } from '../parts';
import { at } from '../../map/address';
import { accordion, links, note, question } from './parts';
import type { ServiceSeed } from '../../types';

export const doctors: Record<string, ServiceSeed> = {
  'student-surgery': {
    title: { it: 'Ambulatorio studenti', en: 'Student surgery' },
    slug: { it: 'ambulatorio-studenti', en: 'student-surgery' },
    excerpt: {
      it: 'Al mattino si entra senza appuntamento, con la febbre o con un dubbio. Primo piano, odore di eucalipto.',
      en: 'Walk in any weekday morning, with a fever or just a doubt. First floor, a smell of eucalyptus.',
    },
    image: 'student-surgery-misericordia',
    categories: ['health'],
    serviceType: 'clinic',
    address: at('Via della Misericordia', 7),
    contactLinks: [
      phone('all’ambulatorio', 'the surgery', '0000 123476'),
      email('all’ambulatorio', 'the surgery', 'ambulatorio@studium.example.org'),
    ],
    blocks: {
      it: [
        html(
          bullets(
            'Lunedì–venerdì, 8.30–12.30, senza appuntamento.',
            'Martedì e giovedì, 15–17, su appuntamento.',
            'Notte e festivi: guardia medica. Emergenze: <strong>112</strong>, da qualunque telefono.',
          ),
        ),
        text(
          'Due medici e un’infermiera per tutti gli iscritti degli atenei. Visitano, prescrivono, misurano, medicano, e se serve uno specialista scrivono loro l’impegnativa. Chi arriva alle 8.30 aspetta dieci minuti; il lunedì alle 10 si aspetta un’ora, con una bella collezione di riviste di vela.',
        ),
        title('Porta con te', 'small'),
        html(
          bullets(
            'Tessera sanitaria, oppure quella europea o l’assicurazione.',
            'Studium Card o certificato di iscrizione.',
            'L’elenco delle medicine che prendi, con i nomi veri.',
          ),
        ),
        question(
          'Si paga?',
          'La visita no. Il certificato per la palestra costa 15 euro, quello per lo sport agonistico si fa altrove.',
        ),
        question(
          'Qual è la differenza con il medico di base?',
          'Qui curano quello che capita oggi. Per qualcosa che dura serve un medico tuo: lo scegli nello stesso palazzo, al piano terra, e vale per tutto il periodo degli studi.',
        ),
        links(
          toService('contraception-advice', 'Contraccezione e test'),
          toService('listening-desk', 'Quando non è il corpo'),
        ),
      ],
      en: [
        html(
          bullets(
            'Monday to Friday, 8.30 am to 12.30 pm, no appointment.',
            'Tuesday and Thursday, 3 to 5 pm, by appointment.',
            'Nights and holidays: the out-of-hours doctor. Emergencies: <strong>112</strong>, from any phone.',
          ),
        ),
        text(
          'Two doctors and a nurse, for students of all the universities. They examine, prescribe, measure and bandage, and write the referral if you need a specialist. Come at 8.30 and you wait ten minutes; on Mondays at ten you wait an hour, with a fine collection of sailing magazines.',
        ),
        title('Bring along', 'small'),
        html(
          bullets(
            'Your health card, the European one, or your insurance.',
            'Your Studium Card or an enrolment certificate.',
            'A list of the medicines you take, with their real names.',
          ),
        ),
        question(
          'Is there anything to pay?',
          'Not for the visit. A certificate for the gym costs 15 euros; the one for competitive sport is done elsewhere.',
        ),
        question(
          'How is it different from a family doctor?',
          'Here they treat what happens today. For anything that lasts you want a doctor of your own: you choose one on the ground floor of the same building, for as long as you study.',
        ),
        links(
          toService('contraception-advice', 'Contraception and tests'),
          toService('listening-desk', 'When it is not your body'),
        ),
      ],
    },
  },

  'contraception-advice': {
    title: { it: 'Consultorio giovani', en: 'Contraception and tests' },
    slug: { it: 'consultorio-giovani', en: 'contraception-and-tests' },
    excerpt: {
      it: 'Contraccezione, test, gravidanza, dubbi: sotto i 26 anni tutto gratis, da soli o in due.',
      en: 'Contraception, tests, pregnancy, doubts: all free under 26, on your own or as a couple.',
    },
    image: 'clinic-via-della-misericordia',
    categories: ['health'],
    serviceType: 'clinic',
    address: at('Via della Misericordia', 11),
    contactLinks: [
      phone('al consultorio', 'the clinic', '0000 123478'),
      email('al consultorio', 'the clinic', 'consultorio@studium.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Due portoni dopo l’ambulatorio. Ci trovi una ginecologa, un’ostetrica e, il mercoledì, un andrologo che nessuno prenota mai e che avrebbe parecchio da dire. Si parla anche inglese e spagnolo.',
        ),
        html(
          bullets(
            'Martedì e giovedì, 14.30–18.30, senza appuntamento per chi ha meno di 26 anni.',
            'Lunedì e mercoledì, 9–13, su appuntamento.',
            'Contraccezione d’emergenza: sempre subito, in orario di apertura. Fuori orario la dà la farmacia di turno, senza ricetta se sei maggiorenne.',
          ),
        ),
        accordion(
          'Che cosa si fa qui',
          html(
            bullets(
              'Scelta del contraccettivo, prescrizione e controllo.',
              'Test per HIV e altre infezioni, anche anonimi: risultato in tre giorni.',
              'Test di gravidanza e, se serve, tutto il percorso che segue, qualunque tu scelga.',
            ),
          ),
        ),
        question(
          'Devo dire chi sono?',
          'Per i test no: ti danno un numero. Per le visite serve la tessera sanitaria; chi arriva dall’estero porta quella europea o il passaporto.',
        ),
        question(
          'Può venire qualcuno con me?',
          'Sì, in sala d’attesa. In visita decidi tu, e te lo chiedono in privato.',
        ),
        note('Preservativi nella scatola blu accanto alla porta. Si prendono senza salutare.'),
        links(toService('student-surgery', 'L’ambulatorio studenti')),
      ],
      en: [
        text(
          'Two doors past the surgery. There is a gynaecologist, a midwife and, on Wednesdays, an andrologist whom nobody ever books and who would have plenty to tell. English and Spanish are spoken.',
        ),
        html(
          bullets(
            'Tuesday and Thursday, 2.30 to 6.30 pm, walk-in for under-26s.',
            'Monday and Wednesday, 9 am to 1 pm, by appointment.',
            'Emergency contraception: at once, whenever they are open. At other times ask the duty pharmacy; over 18 you need no prescription.',
          ),
        ),
        accordion(
          'What they do',
          html(
            bullets(
              'Choosing a contraceptive, prescribing it and following it up.',
              'Tests for HIV and other infections, anonymous if you like: results in three days.',
              'Pregnancy tests and, if need be, everything that comes after, whichever way you choose.',
            ),
          ),
        ),
        question(
          'Must I say who I am?',
          'Not for the tests: you are given a number. For a visit you need a health card; from abroad, the European one or your passport.',
        ),
        question(
          'May somebody come with me?',
          'Into the waiting room, yes. Into the visit it is up to you, and they ask you in private.',
        ),
        note('Condoms are in the blue box by the door. No need to say hello first.'),
        links(toService('student-surgery', 'About the student surgery')),
      ],
    },
  },
};
