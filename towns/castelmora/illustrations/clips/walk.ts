import { drawScene, type SceneName, type SceneOptions } from '../scenes';
import { easeInOut, mixInto, type Frame } from './film';
import { layOver, rasterise, type Plane } from './planes';

export interface Shot {
  scene: SceneName;
  seed: number;
  time: SceneOptions['time'];
  /** The direction in which the view moves. */
  towards: 'left' | 'right';
}

const travel = 90;
/** Seconds of the crossfade between two pictures. */
const crossing = 0.6;

/** A walk through several places with crossfades, while the view moves. */
export async function walkThrough(
  shots: readonly Shot[],
  { width, height, seconds }: { width: number; height: number; seconds: number },
): Promise<Frame> {
  const planes = await Promise.all(
    shots.map(({ scene, seed, time }) =>
      rasterise(drawScene(scene, seed, width + travel + 2, height, { time })),
    ),
  );
  const each = seconds / shots.length;
  const [frame, next] = [0, 1].map(() => new Uint8ClampedArray(width * height * 4)) as [
    Uint8ClampedArray,
    Uint8ClampedArray,
  ];
  /** Draws a picture, which is visible from the start of its fade-in to the end of its fade-out. */
  const draw = (target: Uint8ClampedArray, index: number, moment: number) => {
    const share = (moment - index * each + crossing) / (each + crossing);
    const left = shots[index]?.towards === 'left' ? (1 - share) * travel : share * travel;
    layOver(target, width, planes[index] as Plane, Math.min(travel, Math.max(0, left)));
  };
  return (moment) => {
    const index = Math.min(shots.length - 1, Math.floor(moment / each));
    const fade = easeInOut((moment - (index + 1) * each + crossing) / crossing);
    draw(frame, index, moment);
    if (fade > 0 && index + 1 < shots.length) {
      draw(next, index + 1, moment);
      mixInto(frame, next, fade);
    }
    return Uint8ClampedArray.from(frame);
  };
}
