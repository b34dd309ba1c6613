import { circle, ellipse, path, polygon, rect } from '../shapes';
import { stroke, type Pictogram } from './ink';

const ball: Pictogram = ({ sign, second, field }) =>
  circle(50, 50, 30, sign) +
  path('M50 20a30 30 0 0 1 0 60Q66 50 50 20Z', second) +
  polygon(
    [
      [50, 38],
      [61.4, 46.3],
      [57, 59.7],
      [43, 59.7],
      [38.6, 46.3],
    ],
    field,
  ) +
  stroke('M50 38V21M61.4 46.3L77 41M57 59.7L67 73M43 59.7L33 73M38.6 46.3L23 41', field, 4);

const swim: Pictogram = ({ sign, second }) =>
  circle(70, 36, 8.4, sign) +
  stroke('M24 56L44 46L36 34L54 28', sign, 8) +
  stroke('M44 46L58 55', sign, 9) +
  stroke('M17 66q8.2 -7 16.5 0t16.5 0t16.5 0t16.5 0', second, 6) +
  stroke('M17 78q8.2 -7 16.5 0t16.5 0t16.5 0t16.5 0', second, 6);

const note: Pictogram = ({ sign, second }) =>
  path('M38 28L76 20V32L38 40Z', sign) +
  stroke('M41 68V34M73 60V26', sign, 6) +
  ellipse(33.6, 69, 11, 9, sign) +
  ellipse(65.6, 61, 11, 9, second);

const mask: Pictogram = ({ sign, second, field }) =>
  path('M46 36H83V54Q82 76 65 81Q50 76 47 58Z', second) +
  stroke('M57 71Q64 64 73 70', field, 4.4) +
  path('M17 22H63V44Q62 66 40 72Q18 66 17 44Z', sign) +
  path('M25 37q5 -5 11 0q-5 4 -11 0ZM44 37q6 -5 11 0q-6 4 -11 0Z', field) +
  path('M27 50Q40 56 53 50Q50 63 40 63T27 50Z', field);

const film: Pictogram = ({ sign, second, field }) =>
  rect(19, 44, 62, 36, sign, 5) +
  path('M44 53L62 62L44 71Z', field) +
  path('M18 32L76 17L79 29L21 44Z', second) +
  path('M28 29.4L38 26.8L43 38.3L33 40.9ZM50 23.7L60 21.1L65 32.6L55 35.2Z', field);

const tree: Pictogram = ({ sign, second, field }) =>
  stroke('M50 80V52M38 80H62', second, 7) +
  circle(36, 46, 16, sign) +
  circle(64, 46, 16, sign) +
  circle(50, 34, 17, sign) +
  circle(50, 48, 14, sign) +
  stroke('M50 62V44M50 54L59 45', field, 5);

export const leisureSigns = { tree, ball, swim, note, mask, film };
