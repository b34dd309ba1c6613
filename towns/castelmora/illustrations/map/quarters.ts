import { points, type Line, type Point } from './geometry';

/** Names of parts of the town with the position and rank of the label (rank 1 is the largest). */
export const quarters: { name: string; at: Point; rank: 1 | 2 | 3 }[] = [
  { name: 'Centro', at: [6, -60], rank: 1 },
  { name: 'San Vero', at: [-300, 330], rank: 1 },
  { name: 'Borgo dei Liutai', at: [-330, -120], rank: 1 },
  { name: 'Mura Alte', at: [130, 520], rank: 1 },
  { name: 'Tintorie', at: [-450, -350], rank: 1 },
  { name: 'Porta Nuova', at: [380, -200], rank: 1 },
  { name: 'Lungofiume dei Salici', at: [250, -500], rank: 2 },
  { name: 'Filande', at: [840, 210], rank: 1 },
  { name: 'Oltremora', at: [330, -1010], rank: 1 },
  { name: 'Le Grazie', at: [-900, 620], rank: 3 },
  { name: 'Colle delle Ginestre', at: [120, 1130], rank: 3 },
  { name: 'Poggio Lume', at: [-1280, 860], rank: 3 },
  { name: 'Gli Orti', at: [-420, -1180], rank: 3 },
  { name: 'Piana della Mora', at: [1180, -1120], rank: 3 },
];

/** The main area of a university. */
export interface Campus {
  name: string;
  short: string;
  at: Point;
  area: Line;
}

export const campuses: Campus[] = [
  {
    name: 'Università di Castelmora',
    short: 'Università',
    at: [40, -190],
    area: points('-8,-128 50,-92 100,-84 150,-116 152,-172 64,-184 50,-262 -10,-250'),
  },
  {
    name: 'Università di Castelmora, Scienze',
    short: 'Scienze',
    at: [124, 436],
    area: points('-6,400 60,372 100,352 182,356 206,480 190,536 110,528 4,520'),
  },
  {
    name: 'Politecnico del Colle',
    short: 'Politecnico',
    at: [1000, 220],
    area: points('916,106 1140,90 1148,260 1090,352 920,336'),
  },
  {
    name: 'Conservatorio San Vero',
    short: 'Conservatorio',
    at: [-338, 66],
    area: points('-388,44 -318,20 -288,78 -362,112'),
  },
  {
    name: 'Accademia di Belle Arti delle Tintorie',
    short: 'Accademia',
    at: [-352, -408],
    area: points('-412,-402 -330,-448 -292,-426 -300,-394 -380,-366'),
  },
  {
    name: 'Scuola Superiore per Mediatori Linguistici',
    short: 'Mediatori',
    at: [96, -64],
    area: points('74,-80 104,-90 122,-62 84,-44'),
  },
  {
    name: 'Istituto di Studi sul Paesaggio e l’Orto',
    short: 'Paesaggio',
    at: [254, 512],
    area: points('226,502 282,490 290,526 232,534'),
  },
];
