import { line, type Svg } from '../shapes';

/** The colours of a sign: the sign itself, its second plane, and the background. */
export interface Papers {
  sign: string;
  second: string;
  field: string;
}

/** A sign on a field of 100 by 100, drawn within 20 and 80. */
export type Pictogram = (papers: Papers) => Svg;

/** Width of a bold stroke; thinner ones vanish at 40 pixels. */
export const bold = 7;
export const fine = 5;

export const stroke = (d: string, color: string, width = bold): Svg => line(d, color, width);
