import { choices } from '../../fields/options';

/** Types of service. */
export const serviceTypes = choices({
  desk: ['Sportello', 'Desk'],
  canteen: ['Mensa', 'Canteen'],
  library: ['Biblioteca', 'Library'],
  studyRoom: ['Sala studio', 'Study room'],
  transport: ['Trasporti', 'Transport'],
  clinic: ['Salute', 'Health'],
  counselling: ['Ascolto', 'Counselling'],
  career: ['Lavoro e tirocini', 'Work and traineeships'],
  sport: ['Sport', 'Sport'],
  culture: ['Cultura', 'Culture'],
  shop: ['Bottega', 'Shop'],
  association: ['Associazione', 'Association'],
});
