import { points, smooth, type Line, type Point } from './geometry';

/** Bus stops and their lines. */
export const busStops: { name: string; at: Point; lines: string }[] = [
  { name: 'Stazione', at: [844, -348], lines: '1 N' },
  { name: 'Circonvallazione', at: [500, -318], lines: '1 2' },
  { name: 'Porta Nuova', at: [568, -140], lines: '1 2 N' },
  { name: 'Portico dei Librai', at: [222, -26], lines: '1 4' },
  { name: 'Largo del Grano', at: [76, -108], lines: '1 4' },
  { name: 'Piazza Grande', at: [30, -26], lines: '1 4 N' },
  { name: 'San Vero', at: [-268, 236], lines: '1 N' },
  { name: 'Porta San Vero', at: [-546, 226], lines: '2' },
  { name: 'Porta Alta', at: [-104, 622], lines: '2' },
  { name: 'Orto Botanico', at: [216, 690], lines: '2' },
  { name: 'Porta dei Tigli', at: [380, 588], lines: '2' },
  { name: 'Porta dei Cordai', at: [-176, -472], lines: '2 4' },
  { name: 'Tintorie', at: [-420, -436], lines: '2 4' },
  { name: 'Ascensore del Borgo', at: [-448, -318], lines: '4' },
  { name: 'Ponte dei Salici', at: [128, -500], lines: '2 6' },
  { name: 'Filande', at: [760, 42], lines: '4' },
  { name: 'Politecnico', at: [912, 236], lines: '4 N' },
  { name: 'Oltremora', at: [206, -862], lines: '6 N' },
  { name: 'Via degli Orti', at: [236, -1130], lines: '6' },
];

/** The Borgo lift, from the foot of the wall to the Borgo. */
export const lift: Line = points('-424,-262 -372,-76');

/** Platforms of the station. */
export const platforms: Line[] = [
  points('906,-428 962,-340 957,-337 901,-425'),
  points('922,-436 978,-348 973,-345 917,-433'),
];

/** A second track beside the platforms. */
export const siding: Line = smooth(points('818,-552 872,-454 926,-368 994,-262 1048,-190'));
