import { points, type Point } from './geometry';
import { gateAt, gateNames, gates, wall } from './land';
import { box, cloister, disc, type Shape } from './shapes';

/** A building that is important for orientation. */
export interface Landmark {
  name: string;
  use: 'church' | 'tower' | 'hall' | 'university' | 'station' | 'mill';
  shape: Shape;
}

const duomo = points(
  '-50,-20 -50,0 -82,0 -82,12 -98,12 -98,0 -106,-1 -113,-6 -113,-14 -106,-19 -98,-20 -98,-32 -82,-32 -82,-20',
);

const building = (use: Landmark['use'], name: string, ...shapes: Shape[]): Landmark[] =>
  shapes.map((shape) => ({ use, name, shape }));

export const landmarks: Landmark[] = [
  ...building('church', 'Duomo', [duomo]),
  ...building('church', 'Chiesa di San Vero', [box([-240, 286], 17, 44, 0.06)]),
  ...building('tower', 'Campanile di San Vero', [box([-258, 276], 8, 8, 0.06)]),

  ...building('church', 'Santa Maria dei Cordai', [box([-232, -312], 34, 15, -0.75)]),
  ...building('church', 'Sant’Orsola', [box([348, 96], 15, 36, 0.2)]),
  ...building('church', 'San Nicolò in Oltremora', [box([276, -908], 36, 15, 0.12)]),
  ...building('hall', 'Palazzo del Comune', cloister([54, 64], 38, 28, 0.5, 9)),
  ...building('tower', 'Torre dell’Orologio', [box([38, 50], 8, 8, 0.5)]),
  ...building('hall', 'Mensa del Pozzo', [box([-46, 128], 22, 26, 0.2)]),
  ...building('hall', 'Ospedale della Misericordia', cloister([206, 88], 44, 36, 0.75, 10)),
  ...building(
    'university',
    'Università di Castelmora',
    cloister([30, -186], 52, 62, 0.08, 12),
    cloister([118, -148], 46, 34, -0.12, 10),
  ),
  ...building('university', 'Biblioteca dei Librai', cloister([152, 30], 54, 32, 0, 10)),
  ...building('university', 'Conservatorio San Vero', cloister([-338, 66], 54, 46, 0.3, 12)),
  ...building(
    'university',
    'Accademia di Belle Arti delle Tintorie',
    cloister([-352, -408], 72, 34, -0.32, 10),
  ),
  ...building('university', 'Scuola Superiore per Mediatori Linguistici', [
    box([96, -64], 28, 22, -0.3),
  ]),
  ...building(
    'university',
    'Dipartimenti di Scienze',
    cloister([136, 462], 62, 54, -0.12, 13),
    [box([136, 386], 58, 20, -0.12)],
    cloister([22, 428], 40, 44, 0.1, 11),
  ),
  ...building('university', 'Istituto di Studi sul Paesaggio e l’Orto', [
    box([254, 512], 46, 16, -0.14),
  ]),
  ...building('university', 'Osservatorio', [disc([34, 492], 9)]),
  ...building(
    'university',
    'Politecnico del Colle',
    cloister([990, 282], 116, 66, 0.09, 15),
    cloister([1010, 142], 96, 54, 0.06, 14),
    [box([1100, 158], 50, 60, 0.06)],
  ),
  ...building(
    'mill',
    'Filande',
    [box([802, 158], 62, 22, 0.3)],
    [box([812, 262], 62, 20, 0.04)],
    [box([814, 296], 62, 20, 0.04)],
    [box([816, 338], 66, 24, 0.04)],
    cloister([938, 452], 66, 54, 0.06, 13),
    [box([1036, 452], 80, 22, 0.2)],
    [box([1030, 490], 80, 22, 0.2)],
    [box([930, 86], 68, 22, 0.45)],
    [box([950, 40], 68, 20, 0.45)],
    cloister([716, 506], 62, 46, 0.1, 12),
  ),
  ...building('mill', 'Mulino', [box([-372, -704], 20, 13, 0.4)]),
  ...building('station', 'Stazione', [box([888, -386], 16, 72, -0.562)]),
];

const towerAngle = (at: Point): number => {
  const i = wall.findIndex(([x, y]) => Math.hypot(x - at[0], y - at[1]) < 1);
  const before = wall[(i - 1 + wall.length) % wall.length] as Point;
  const after = wall[(i + 1) % wall.length] as Point;
  return Math.atan2(after[1] - before[1], after[0] - before[0]);
};

/** One tower at each bend of the wall and two beside each gate. */
export const towers: Shape[] = gateNames.flatMap((name) => {
  const gate = gateAt(name);
  const angle = towerAngle(gate);
  const beside = [-1, 1].map((side): Shape => {
    const at: Point = [gate[0] + side * 9 * Math.cos(angle), gate[1] + side * 9 * Math.sin(angle)];
    return [box(at, 9, 12, angle)];
  });
  return [...beside, ...gates[name].slice(1).map((at): Shape => [box(at, 9, 9, towerAngle(at))])];
});
