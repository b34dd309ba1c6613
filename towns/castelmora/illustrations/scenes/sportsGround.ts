import { ballCourt } from '../parts/ballCourt';
import { regatta } from '../parts/regatta';
import { runningTrack } from '../parts/runningTrack';
import type { Scene } from '../scene';
import { createStage, hourOf, picture } from '../stage';

/** Sport in the open: the running track, a small court or rowing boats on the river. */
export const sportsGround: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('sports', seed, width, height, {
    time: hourOf('sports', seed, options.time),
  });
  const draw = stage.layout.pick([runningTrack, ballCourt, regatta]);
  return picture(stage, draw(stage, options));
};
