import { circle, path, polygon, rect } from '../shapes';
import { bold, fine, stroke, type Pictogram } from './ink';

const bed: Pictogram = ({ sign, second }) =>
  stroke('M20 28V76M80 60V76', sign, bold) +
  rect(20, 52, 63, 15, sign, 4) +
  path('M44 52V44Q44 38 51 38H68Q83 38 83 52Z', second) +
  rect(26, 40, 16, 11, sign, 5);

const plate: Pictogram = ({ sign, second, field }) =>
  circle(50, 50, 21, sign) +
  circle(50, 50, 13, field) +
  circle(50, 50, 10, second) +
  stroke('M19 24V76M13 24V36Q13 42 19 42T25 36V24', sign, 4.6) +
  stroke('M81 76V24Q73 30 74 50H81', sign, fine);

const heart: Pictogram = ({ sign, second }) =>
  path('M50 80L24 54Q14 42 23 31Q36 19 50 34Q64 19 77 31Q86 42 76 54Z', sign) +
  path('M50 80V34Q64 19 77 31Q86 42 76 54Z', second);

const cross: Pictogram = ({ sign, second }) =>
  path(
    'M40 22Q40 19 43 19H57Q60 19 60 22V40H78Q81 40 81 43V57Q81 60 78 60H60V78Q60 81 57 81H43Q40 81 40 78V60H22Q19 60 19 57V43Q19 40 22 40H40Z',
    sign,
  ) +
  path('M60 40H78Q81 40 81 43V57Q81 60 78 60H60V78Q60 81 57 81H43Q40 81 40 78V60L60 40Z', second);

const market: Pictogram = ({ sign, second, field }) =>
  rect(25, 44, 5.6, 36, sign) +
  rect(69.4, 44, 5.6, 36, sign) +
  rect(20, 62, 60, 18, sign, 3) +
  circle(36, 59, 6, second) +
  circle(50, 59, 6, second) +
  circle(64, 59, 6, second) +
  path(
    'M24 22H76L84 42a7.5 6 0 0 1 -13.6 0a7 6 0 0 1 -13.6 0a7 6 0 0 1 -13.6 0a7 6 0 0 1 -13.6 0a7.5 6 0 0 1 -13.6 0Z',
    sign,
  ) +
  path('M35 22H45L43.2 42a7 6 0 0 1 -13.6 0Z', field) +
  path('M55 22H65L70.4 42a7 6 0 0 1 -13.6 0Z', field);

const basket: Pictogram = ({ sign, second, field }) =>
  stroke('M32 46Q34 22 50 22T68 46', second, bold) +
  path('M24 50H76L70 76Q69 80 65 80H35Q31 80 30 76Z', sign) +
  rect(18, 43, 64, 11, sign, 5.5) +
  stroke('M40 60L42 73M50 60V73M60 60L58 73', field, 4.4);

const coffee: Pictogram = ({ sign, second }) =>
  stroke('M66 48H72Q80 48 80 55T72 63H66', second, 6) +
  path('M26 42H68V60Q68 72 56 72H38Q26 72 26 60Z', sign) +
  rect(20, 76, 56, 6, sign, 3) +
  stroke('M39 34q-4 -5 0 -9t0 -7M54 34q-4 -5 0 -9t0 -7', second, fine);

const water: Pictogram = ({ sign, second }) =>
  path('M50 17Q74 46 74 59A24 23 0 0 1 26 59Q26 46 50 17Z', sign) +
  path('M50 82A24 23 0 0 0 74 59Q74 46 50 17Q62 46 60 60T50 82Z', second);

const lamp: Pictogram = ({ sign, second }) =>
  stroke('M36 77L33 55L52 36', sign, bold) +
  polygon(
    [
      [56, 56],
      [78, 40],
      [84, 66],
    ],
    second,
    { opacity: 0.6 },
  ) +
  path('M46 30Q54 16 66 24Q74 30 72 41L52 54Q42 42 46 30Z', sign) +
  circle(64, 51, 6.4, second) +
  circle(33, 55, 5.4, second) +
  rect(22, 74, 32, 7.4, sign, 3.7);

const speech: Pictogram = ({ sign, second, field }) =>
  path('M46 40H74Q83 40 83 49V63Q83 72 75 72V82L62 72H50Q42 72 42 63Z', second) +
  path('M26 20H60Q69 20 69 29V47Q69 56 60 56H42L29 67V56H26Q17 56 17 47V29Q17 20 26 20Z', sign) +
  circle(31, 38, 4.2, field) +
  circle(43, 38, 4.2, field) +
  circle(55, 38, 4.2, field);

const key: Pictogram = ({ sign, second, field }) =>
  stroke('M47 53L76 24', sign, 8.4) +
  stroke('M66 34L74 42M57 43L63 49', sign, bold) +
  circle(36, 64, 17, sign) +
  circle(36, 64, 11, second) +
  circle(33.6, 66.4, 6, field);

export const dailySigns = {
  bed,
  plate,
  heart,
  cross,
  market,
  basket,
  coffee,
  water,
  lamp,
  speech,
  key,
};
