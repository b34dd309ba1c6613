import { points, type Line } from './geometry';
import type { StreetName } from './streets';

interface Way {
  /** Points on the axis in metres; house numbers grow along it. */
  line: Line;
  /** Metres along the axis at which the numbers begin; the default is its start. */
  numberedFrom?: number;
  /** The only side with houses, seen along the axis; on the other side is the river or the wall. */
  onlySide?: 'left' | 'right';
  kind: 'lane' | 'street' | 'avenue';
}

interface Square {
  /** Corners of the open space in metres, anticlockwise; number 1 is after the first corner. */
  outline: Line;
  kind: 'square';
}

export type Course = (Way | Square) & { inWalls: boolean };

const inside = (kind: Way['kind'], line: string, more: Partial<Way> = {}): Course => ({
  kind,
  line: points(line),
  inWalls: true,
  ...more,
});
const outside = (kind: Way['kind'], line: string, more: Partial<Way> = {}): Course => ({
  ...inside(kind, line, more),
  inWalls: false,
});
const square = (outline: string, inWalls = true): Course => ({
  kind: 'square',
  outline: points(outline),
  inWalls,
});

/** The lines of the named streets and the outlines of the squares. */
export const courses: Record<StreetName, Course> = {
  'Piazza Grande': square('-44,26 -36,-28 34,-36 46,22 8,38'),
  'Piazza del Pozzo': square('-106,122 -108,96 -80,88 -66,108 -80,130'),
  'Piazzetta delle Erbe': square('-78,-116 -58,-112 -54,-88 -82,-82 -92,-104'),
  'Largo del Grano': square('38,-84 36,-112 72,-120 86,-96 66,-80'),
  'Portico dei Librai': inside('street', '58,0 120,2 176,-4 228,-38 258,-88', {
    numberedFrom: 55,
  }),
  'Portico delle Lavandaie': inside('street', '84,-178 140,-190 215,-186 278,-160'),
  'Via Alta': inside('street', '20,48 26,110 46,175 76,245'),
  'Via della Misericordia': inside('street', '54,26 120,66 188,122 246,190'),
  'Via di Porta Nuova': inside('street', '266,-98 330,-114 396,-136 458,-146 512,-149'),
  'Via dei Notai': inside('street', '92,-100 150,-112 210,-112 258,-98'),
  'Via del Ginnasio Vecchio': inside('street', '60,-126 72,-190 58,-262 18,-326'),
  'Vicolo delle Candele': inside('lane', '25,94.5 -12,104 -40,150 -52,205 -36,258', {
    numberedFrom: 14,
  }),
  'Corte dei Melograni': square('-158,96 -166,66 -136,56 -126,86'),

  'Vicolo del Fornaio': inside('lane', '-132,278 -142,304 -164,362 -186,420'),
  'Piazza San Vero': square('-262,252 -266,220 -232,206 -210,228 -224,256'),
  'Borgo dei Liutai': inside('street', '-262,-92 -290,-76 -340,-50 -392,-18 -440,22'),
  'Salita dei Cordai': inside('street', '-96,-130 -132,-210 -172,-300 -182,-376', {
    numberedFrom: 110,
  }),
  'Via del Campanile': inside('street', '-204,226 -164,196 -134,152 -118,130'),

  'Via delle Mura Alte': inside(
    'street',
    '-76,498 0,528 90,572 178,598 258,586 326,540 384,470 420,386 442,300',
  ),
  'Via dell’Orto Botanico': inside('street', '222,580 212,500 196,402 166,312 122,246'),
  'Via dei Semplici': inside('street', '202,372 290,348 370,330 428,322'),
  'Via dell’Osservatorio': inside('street', '78,552 62,455 76,350 80,262'),

  'Via delle Tintorie': outside(
    'street',
    '-196,-474 -300,-466 -402,-438 -490,-396 -560,-318 -602,-220 -616,-132',
  ),
  'Lungofiume dei Salici': outside(
    'avenue',
    '-303,-542 -146,-531 0,-516 89,-510 200,-526 330,-574 480,-622',
    { onlySide: 'left' },
  ),
  'Via dei Guadi': outside('lane', '-428,-292 -406,-380 -396,-448 -388,-508 -376,-548', {
    numberedFrom: 168,
  }),
  'Via del Canale': outside('lane', '-502,-412 -520,-462 -512,-530 -474,-584'),

  'Via della Circonvallazione': outside(
    'avenue',
    '574,-162 548,-250 486,-328 408,-396 310,-442 200,-466 110,-474 0,-472 -100,-468 -184,-466',
    { numberedFrom: 130, onlySide: 'left' },
  ),
  'Viale della Stazione': outside('avenue', '590,-190 680,-250 770,-310 862,-370'),
  'Via delle Filande': outside(
    'street',
    '596,-128 680,-28 750,30 828,84 884,150 906,260 906,400 886,520',
    { numberedFrom: 240 },
  ),
  'Via dei Telai': outside('street', '902,206 955,206 1050,222 1112,290 1136,392', {
    numberedFrom: 38,
  }),
  'Via della Spola': outside('street', '704,8 742,110 764,230 770,380 761,432'),
  'Via dei Gelsi': outside('street', '912,346 1000,366 1070,386 1128,400'),
  'Viale dei Tigli': outside('avenue', '374,600 460,566 560,494 670,452 790,458 878,516'),
  'Via del Campo Sportivo': outside('street', '608,466 588,380 612,272 670,196 736,150'),

  'Via del Traghetto': outside('street', '188,-906 160,-892 60,-840 -60,-766 -168,-672'),
  'Piazza Oltremora': square('198,-872 196,-920 240,-928 252,-884 226,-864', false),
  'Via dei Barcaioli': outside('street', '182,-684 300,-720 420,-766 540,-810'),
  'Via degli Orti': outside('street', '226,-936 240,-1050 214,-1180 150,-1300'),
  'Via del Mulino': outside('street', '28,-826 -90,-872 -230,-850 -318,-762 -342,-708'),
};
