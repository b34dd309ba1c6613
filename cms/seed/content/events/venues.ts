import { at } from '../../map/address';
import { email, phone } from '../parts';

/** Venues with more than one event. */
export const conservatorio = at('Piazza San Vero', 4);
export const theatre = at('Via dei Notai', 9);
export const aulaMagna = at('Via del Ginnasio Vecchio', 5);
export const filande = at('Via delle Filande', 10);
export const academy = at('Via delle Tintorie', 20);
export const schoolOfInterpreters = at('Largo del Grano', 6);

/** Contacts of the events. */
export const youthOffice = phone('allo Sportello', 'the youth office', '0000 123456');
export const youthOfficeMail = email(
  'allo Sportello',
  'the youth office',
  'eventi@studium.example.org',
);
export const boxOffice = phone('alla cassa del teatro', 'the box office', '0000 123403');
export const conservatorioPorter = phone(
  'in portineria al Conservatorio',
  'the Conservatorio porter',
  '0000 123404',
);
export const aulaMagnaMail = email(
  'alle lezioni aperte',
  'the open lectures',
  'lezioni.aperte@studium.example.org',
);
