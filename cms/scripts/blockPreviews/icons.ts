import { box, colour, disc, shape, stroke } from './shapes';

/** Draws an icon of about 60 pixels with its centre at x and y. */
type Icon = (x: number, y: number, fill: string) => string;

export const house: Icon = (x, y, fill) =>
  shape(`M${x - 30} ${y}L${x} ${y - 28}L${x + 30} ${y}H${x + 22}V${y + 26}H${x - 22}V${y}Z`, fill) +
  box([x - 7, y + 6, 14, 20], colour.surface, 3);

export const bed: Icon = (x, y, fill) =>
  box([x - 30, y - 20, 7, 44], fill, 3) +
  box([x - 30, y + 2, 60, 14], fill, 4) +
  box([x + 23, y + 2, 7, 22], fill, 3) +
  box([x - 18, y - 10, 20, 11], fill, 5);

export const key: Icon = (x, y, fill) =>
  disc(x - 14, y, 15, fill) +
  disc(x - 14, y, 6, colour.surface) +
  stroke(`M${x} ${y}H${x + 28}M${x + 26} ${y}V${y + 12}M${x + 14} ${y}V${y + 9}`, fill, 7);

export const stairs: Icon = (x, y, fill) =>
  shape(
    `M${x - 28} ${y + 24}V${y + 8}H${x - 10}V${y - 8}H${x + 8}V${y - 24}H${x + 28}V${y + 24}Z`,
    fill,
  );

export const bus: Icon = (x, y, fill) =>
  box([x - 28, y - 24, 56, 44], fill, 9) +
  box([x - 21, y - 16, 42, 17], colour.surface, 4) +
  disc(x - 15, y + 22, 7, fill) +
  disc(x + 15, y + 22, 7, fill);

export const book: Icon = (x, y, fill) =>
  shape(
    `M${x - 2} ${y - 16}Q${x - 16} ${y - 26} ${x - 30} ${y - 20}V${y + 18}Q${x - 16} ${y + 12} ${x - 2} ${y + 22}Z`,
    fill,
  ) +
  shape(
    `M${x + 2} ${y - 16}Q${x + 16} ${y - 26} ${x + 30} ${y - 20}V${y + 18}Q${x + 16} ${y + 12} ${x + 2} ${y + 22}Z`,
    fill,
  );

export const cup: Icon = (x, y, fill) =>
  shape(
    `M${x - 24} ${y - 10}H${x + 14}V${y + 8}Q${x + 14} ${y + 24} ${x - 5} ${y + 24}Q${x - 24} ${y + 24} ${x - 24} ${y + 8}Z`,
    fill,
  ) +
  stroke(
    `M${x + 15} ${y - 4}Q${x + 29} ${y - 2} ${x + 25} ${y + 8}Q${x + 22} ${y + 14} ${x + 12} ${y + 13}`,
    fill,
    5,
  ) +
  stroke(`M${x - 12} ${y - 18}V${y - 26}M${x + 2} ${y - 18}V${y - 26}`, fill, 5);

export const health: Icon = (x, y, fill) =>
  box([x - 9, y - 26, 18, 52], fill, 5) + box([x - 26, y - 9, 52, 18], fill, 5);

/** A front with columns under a gable. */
export const university: Icon = (x, y, fill) =>
  shape(`M${x - 36} ${y - 12}L${x} ${y - 34}L${x + 36} ${y - 12}Z`, fill) +
  [-27, -9, 9, 27].map((at) => box([x + at - 4, y - 6, 8, 30], fill, 2)).join('') +
  box([x - 36, y + 28, 72, 8], fill, 3);
