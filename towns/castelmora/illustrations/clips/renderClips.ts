/**
 * Renders the films of the town from the scenes. It needs ffmpeg with libx264.
 *   npx tsx clips/renderClips.ts [folder] [names]
 *   npx tsx clips/renderClips.ts /tmp/clips river-walk
 */
import { join } from 'node:path';
import { writeFilm, type FilmSize, type Frame } from './film';
import { townDay } from './townDay';
import { walkThrough, type Shot } from './walk';

const fromStationToRiver: Shot[] = [
  { scene: 'busStop', seed: 71, time: 'dawn', towards: 'right' },
  { scene: 'gate', seed: 73, time: 'dawn', towards: 'left' },
  { scene: 'arcadedStreet', seed: 72, time: 'day', towards: 'right' },
  { scene: 'market', seed: 72, time: 'day', towards: 'left' },
  { scene: 'bridge', seed: 72, time: 'dusk', towards: 'right' },
  { scene: 'riverPark', seed: 72, time: 'dusk', towards: 'left' },
];

const films: Record<string, { size: FilmSize; shoot: (size: FilmSize) => Promise<Frame> }> = {
  'town-day': {
    size: { width: 1280, height: 720, seconds: 10, coarseness: 25 },
    shoot: (size) => townDay({ ...size, seed: 7, center: 0.53, spread: 74 }),
  },
  'town-day-phone': {
    size: { width: 540, height: 720, seconds: 10, coarseness: 25 },
    shoot: (size) => townDay({ ...size, seed: 7, center: 0.52, spread: 50 }),
  },
  'river-walk': {
    size: { width: 1280, height: 720, seconds: 12, coarseness: 29 },
    shoot: (size) => walkThrough(fromStationToRiver, size),
  },
};

const [folder = join(import.meta.dirname, '../../clips'), names] = process.argv.slice(2);
const chosen = names?.split(',') ?? Object.keys(films);

for (const [name, { size, shoot }] of Object.entries(films))
  if (chosen.includes(name)) await writeFilm(join(folder, `${name}.mp4`), size, await shoot(size));
