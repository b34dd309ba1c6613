import { arch, circle, path, polygon, rect, ring } from '../shapes';
import { fine, stroke, type Pictogram } from './ink';

const bus: Pictogram = ({ sign, second, field }) =>
  rect(24, 22, 52, 50, sign, 9) +
  rect(30, 30, 40, 20, field, 4) +
  rect(30, 30, 18, 20, second, 4) +
  circle(34, 61, 4, field) +
  circle(66, 61, 4, field) +
  rect(28, 68, 11, 12, sign, 4) +
  rect(61, 68, 11, 12, sign, 4) +
  rect(18, 36, 4.6, 14, second, 2.3) +
  rect(77.4, 36, 4.6, 14, second, 2.3);

const train: Pictogram = ({ sign, second, field }) =>
  path('M28 68V38Q28 20 50 20T72 38V68Z', sign) +
  path('M34 50V39Q34 30 50 30T66 39V50Z', field) +
  path('M34 50V39Q34 30 48 30V50Z', second) +
  circle(39, 60, 4, field) +
  circle(61, 60, 4, field) +
  stroke('M34 70L24 82M66 70L76 82', sign, 6) +
  stroke('M34 76H66', second, fine);

const bike: Pictogram = ({ sign, second }) =>
  ring(30, 60, 13.5, second, 6) +
  ring(70, 60, 13.5, second, 6) +
  stroke('M30 60L40 40H62L50 60ZM40 40L50 60M62 40L70 60', sign, 5.4) +
  stroke('M34 35H44M62 40L59 30H68', sign, 5.4);

const lift: Pictogram = ({ sign, second, field }) =>
  rect(28, 34, 44, 46, sign, 6) +
  rect(34, 41, 14.4, 39, field, 2) +
  rect(51.6, 41, 14.4, 39, second, 2) +
  polygon(
    [
      [32, 28],
      [40, 18],
      [48, 28],
    ],
    sign,
  ) +
  polygon(
    [
      [52, 18],
      [60, 28],
      [68, 18],
    ],
    second,
  );

const bridge: Pictogram = ({ sign, second }) =>
  path(
    `M16 66V47Q50 26 84 47V66Z${arch(23, 66, 15, 14)}${arch(42.5, 66, 15, 19)}${arch(62, 66, 15, 14)}`,
    sign,
    { 'fill-rule': 'evenodd' },
  ) + stroke('M20 76q7.5 -5 15 0t15 0t15 0t15 0', second, fine);

const gate: Pictogram = ({ sign, second, field }) =>
  path('M20 80V30h9v7h8v-7h10v7h6v-7h10v7h8v-7h9V80Z', sign) +
  rect(20, 45, 60, 5, second) +
  path(arch(37, 80, 26, 27), field);

const tower: Pictogram = ({ sign, second, field }) =>
  polygon(
    [
      [33, 38],
      [50, 16],
      [67, 38],
    ],
    second,
  ) +
  rect(36, 38, 28, 44, sign) +
  rect(31, 37, 38, 7, sign, 2) +
  path(arch(42, 62, 6.4, 13), field) +
  path(arch(51.6, 62, 6.4, 13), field) +
  rect(32, 67, 36, 5, second) +
  rect(31, 76, 38, 6, sign, 2);

export const travelSigns = { bus, train, bike, lift, bridge, gate, tower };
