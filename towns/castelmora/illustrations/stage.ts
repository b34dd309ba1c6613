import { inLight, lights, type Light, type TimeOfDay } from './light';
import { createEvenRandom, createRandom, type Random } from './random';
import { group, round, type Svg } from './shapes';

/**
 * The area of a scene: at least 100 units high, with its floor at y = 100 and its width by the ratio.
 * So a card and a hero each get their own composition, not a stretched one.
 * Light comes from the left.
 */
export interface Stage {
  /** Random numbers for details. */
  random: Random;
  /**
   * Random numbers for the layout, separate from those for details: neighbouring seeds must give different
   * layouts, and a new detail must not change the layout of every picture.
   */
  layout: Random;
  /** Random numbers for the sky, so that the town below is the same at every hour. */
  skyRandom: Random;
  width: number;
  /** y of the upper edge: 0 at normal distance, below 0 on upright pictures, above 0 in close-ups. */
  top: number;
  /** Wide enough for side stages: more people, shelves, trees. */
  wide: boolean;
  time: TimeOfDay;
  light: Light;
  night: boolean;
  /** Dusk or night: lamps glow. */
  dim: boolean;
  /** A colour in the light of the stage, at a depth from 0 (near) to 1 (lost in the haze). */
  paint: (color: string, depth?: number) => string;
  /** An id not used yet in this picture. */
  newId: () => string;
  pixels: { width: number; height: number };
  zoom: number;
}

interface StageSettings {
  time?: TimeOfDay;
  /** How much nearer than normal the view is; it crops the top. */
  zoom?: number;
  /** Minimum width in units; an upright picture moves farther away until it is visible. */
  minWidth?: number;
}

const lighting = (time: TimeOfDay) => {
  const light = lights[time];
  return {
    time,
    light,
    night: time === 'night',
    dim: time === 'night' || time === 'dusk',
    paint: (color: string, depth = 0) => inLight(light, color, depth),
  };
};

export function createStage(
  name: string,
  seed: number,
  width: number,
  height: number,
  { time = 'day', zoom = 1, minWidth = 104 }: StageSettings = {},
): Stage {
  const unitsAcross = (100 * width) / height;
  const fitted = Math.min(zoom, unitsAcross / minWidth);
  let ids = 0;
  return {
    random: createRandom(`${name}${seed}`),
    layout: createEvenRandom(name, seed),
    skyRandom: createRandom(`${name}${seed} sky`),
    width: unitsAcross / fitted,
    top: 100 - 100 / fitted,
    wide: unitsAcross / fitted > 160,
    ...lighting(time),
    newId: () => `part${++ids}`,
    pixels: { width, height },
    zoom: fitted,
  };
}

/** The same stage under another light, as for the view through a window. */
export const atTime = (stage: Stage, time: TimeOfDay): Stage => ({ ...stage, ...lighting(time) });

/** The default hour of an open-air scene: mostly day, sometimes dawn or dusk. */
export const hourOf = (name: string, seed: number, asked?: TimeOfDay): TimeOfDay =>
  asked ??
  createEvenRandom(`${name} hour`, seed).pick<TimeOfDay>(['day', 'day', 'dawn', 'day', 'dusk']);

/**
 * Places things from the left, or from the right on a mirrored layout. The things themselves are
 * not mirrored, because the light stays where it is.
 */
export const placer =
  (stage: Stage, mirrored: boolean) =>
  (x: number, width = 0): number =>
    mirrored ? stage.width - x - width : x;

/**
 * Shadow of one sheet of paper on the next. Its edge is sharp and its colours are mixed in sRGB, because a
 * blur in linear colours made rendering a picture four times slower.
 */
const paperShadow =
  '<filter id="cut" x="-5%" y="-10%" width="112%" height="122%" color-interpolation-filters="sRGB">' +
  '<feOffset in="SourceAlpha" dx="0.55" dy="0.4" result="b"/>' +
  '<feFlood flood-color="#2a1430" flood-opacity=".16"/><feComposite in2="b" operator="in"/>' +
  '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>';

/** The finished picture. */
export function picture(stage: Stage, body: Svg): Svg {
  const { width, height } = stage.pixels;
  const scale = Math.round((height / 100) * stage.zoom * 10000) / 10000;
  const framed = group(body, { transform: `scale(${scale}) translate(0 ${round(-stage.top)})` });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}"><defs>${paperShadow}</defs>${framed}</svg>`
  );
}
