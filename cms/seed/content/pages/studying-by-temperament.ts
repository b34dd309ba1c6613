import { columns, group, text, title } from '../parts';
import { icon } from './pieces';
import type { Bilingual, BlockSeed } from '../../types';

/** Places to study for different types of people. */
export const temperaments: Bilingual<BlockSeed> = {
  it: columns(
    4,
    group(
      icon('icon-lamp'),
      title('Mi distraggo', 'small'),
      text(
        'Mura Alte, mattina presto, telefono nella cassetta. Chi ci va per la prima volta crede che l’orologio sia fermo.',
      ),
    ),
    group(
      icon('icon-coffee'),
      title('Mi serve rumore', 'small'),
      text(
        'Il Caffè del Pozzo tra le 15 e le 18: voci basse, tazze, nessuno che guardi l’ora. Il tavolo in fondo ha la presa.',
      ),
    ),
    group(
      icon('icon-tree'),
      title('Mi serve aria', 'small'),
      text(
        'Corte dei Melograni in primavera, serra delle succulente d’inverno. Una delle due ha sempre venti gradi in più dell’altra.',
      ),
    ),
    group(
      icon('icon-speech'),
      title('Imparo parlando', 'small'),
      text(
        'Le salette da sei dei Librai si prenotano al banco prestiti per due ore. Chi ripete ad alta voce è pregato di stare in quelle dispari.',
      ),
    ),
  ),
  en: columns(
    4,
    group(
      icon('icon-lamp'),
      title('I get distracted', 'small'),
      text(
        'Mura Alte, early, with your phone in its box. First-timers tend to think the clock has stopped.',
      ),
    ),
    group(
      icon('icon-coffee'),
      title('I need noise', 'small'),
      text(
        'The Caffè del Pozzo between 3 and 6 pm: low voices, cups, nobody looking at the time. The table at the back has a socket.',
      ),
    ),
    group(
      icon('icon-tree'),
      title('I need air', 'small'),
      text(
        'The Corte dei Melograni in spring, the succulent house in winter. One of them is always twenty degrees warmer than the other.',
      ),
    ),
    group(
      icon('icon-speech'),
      title('I learn by talking', 'small'),
      text(
        'Librai has small rooms for six, booked at the loans desk for two hours. People who recite aloud are asked to take the odd numbers.',
      ),
    ),
  ),
};
