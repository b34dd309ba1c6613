import { circle, path, polygon, rect } from '../shapes';
import { fine, stroke, type Pictogram } from './ink';

const book: Pictogram = ({ sign, second, field }) =>
  path('M50 32Q36 22 17 26V70Q36 66 50 77Z', sign) +
  path('M50 32Q64 22 83 26V70Q64 66 50 77Z', second) +
  stroke('M25 38Q34 37 42 41M25 49Q34 48 42 52', field, 4.4);

const briefcase: Pictogram = ({ sign, second, field }) =>
  stroke('M39 36V29Q39 24 44 24H56Q61 24 61 29V36', second, 6) +
  rect(19, 35, 62, 43, sign, 7) +
  path('M19 42Q19 35 26 35H74Q81 35 81 42V50Q66 58 50 58T19 50Z', second) +
  rect(44, 51, 12, 12, field, 3);

const wifi: Pictogram = ({ sign, second }) =>
  stroke('M20 44Q50 16 80 44', second, 8) +
  stroke('M31 56Q50 38 69 56', sign, 8) +
  circle(50, 70, 7.6, sign);

const printer: Pictogram = ({ sign, second, field }) =>
  rect(32, 19, 36, 26, second, 3) +
  rect(19, 38, 62, 30, sign, 7) +
  circle(71, 47, 3.6, field) +
  rect(30, 55, 40, 27, field, 2) +
  rect(33.5, 55, 33, 24, second, 2) +
  stroke('M41 64H59M41 71.4H53', field, 3.8);

const flask: Pictogram = ({ sign, second, field }) =>
  path('M42 22H58V42L75 72Q79 81 70 81H30Q21 81 25 72L42 42Z', sign) +
  path('M36.5 61Q44 56 51 61T63.6 61L70 72.4Q71.4 76 68 76H32Q28.6 76 30 72.4Z', second) +
  rect(37, 18, 26, 7.4, sign, 3.7) +
  circle(45, 68.6, 3.2, field) +
  circle(56, 67, 2.4, field);

const cap: Pictogram = ({ sign, second }) =>
  path('M31 50V65Q40 75 50 75T69 65V50Z', second) +
  polygon(
    [
      [50, 26],
      [86, 43],
      [50, 60],
      [14, 43],
    ],
    sign,
  ) +
  stroke('M79 46V64', sign, 4.6) +
  circle(79, 67, 5, sign);

const paper: Pictogram = ({ sign, second, field }) =>
  path('M27 24Q27 18 33 18H57L74 35V76Q74 82 68 82H33Q27 82 27 76Z', sign) +
  path('M57 18L74 35H61Q57 35 57 31Z', second) +
  stroke('M37 48H63M37 59H63M37 70H54', field, fine);

const globe: Pictogram = ({ sign, second, field }) =>
  circle(50, 50, 30, sign) +
  path('M50 20a30 30 0 0 1 0 60a16 30 0 0 0 0 -60Z', second) +
  stroke('M22 41H78M22 59H78', field, 4) +
  `<ellipse cx="50" cy="50" rx="13" ry="30" fill="none" stroke="${field}" stroke-width="4"/>`;

export const studySigns = { book, globe, briefcase, wifi, printer, flask, cap, paper };
