import { drawScene, type SceneName, type SceneOptions } from '../illustrations/scenes';
import { eased, mixInto, type Frame } from './film';
import { layOver, rasterised, type Plane } from './planes';

export interface Shot {
  scene: SceneName;
  seed: number;
  time: SceneOptions['time'];
  /** Which way the eye goes. */
  towards: 'left' | 'right';
}

const travel = 90;
/** Seconds in which one picture gives way to the next. */
const crossing = 0.6;

/** A walk through several places, one dissolving into the next while the eye moves on. */
export async function walkThrough(
  shots: readonly Shot[],
  { width, height, seconds }: { width: number; height: number; seconds: number },
): Promise<Frame> {
  const planes = await Promise.all(
    shots.map(({ scene, seed, time }) =>
      rasterised(drawScene(scene, seed, width + travel + 2, height, { time })),
    ),
  );
  const each = seconds / shots.length;
  const [frame, next] = [0, 1].map(() => new Uint8ClampedArray(width * height * 4)) as [
    Uint8ClampedArray,
    Uint8ClampedArray,
  ];
  /** A picture is seen from the start of its entrance to the end of its exit. */
  const draw = (target: Uint8ClampedArray, index: number, moment: number) => {
    const share = (moment - index * each + crossing) / (each + crossing);
    const left = shots[index]?.towards === 'left' ? (1 - share) * travel : share * travel;
    layOver(target, width, planes[index] as Plane, Math.min(travel, Math.max(0, left)));
  };
  return (moment) => {
    const index = Math.min(shots.length - 1, Math.floor(moment / each));
    const fade = eased((moment - (index + 1) * each + crossing) / crossing);
    draw(frame, index, moment);
    if (fade > 0 && index + 1 < shots.length) {
      draw(next, index + 1, moment);
      mixInto(frame, next, fade);
    }
    return Uint8ClampedArray.from(frame);
  };
}
