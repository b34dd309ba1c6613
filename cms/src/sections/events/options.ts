import { choices } from '../../fields/options';

/** Types of event. */
export const eventTypes = choices({
  concert: ['Concerto', 'Concert'],
  theatre: ['Teatro', 'Theatre'],
  cinema: ['Cinema', 'Cinema'],
  exhibition: ['Mostra', 'Exhibition'],
  lecture: ['Incontro', 'Talk'],
  workshop: ['Laboratorio', 'Workshop'],
  market: ['Mercato', 'Market'],
  sport: ['Sport', 'Sport'],
  party: ['Festa', 'Party'],
  openDay: ['Porte aperte', 'Open day'],
});
