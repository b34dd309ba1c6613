import { spawn } from 'node:child_process';
import { once } from 'node:events';

export const framesPerSecond = 25;

/** Draws the frame (RGBA) at a time in seconds. */
export type Frame = (seconds: number) => Uint8ClampedArray;

/** Mixes the second picture into the first; a share of 0 does not change the first. */
export function mixInto(first: Uint8ClampedArray, second: Uint8ClampedArray, share: number): void {
  for (let i = 0; i < first.length; i++) {
    const from = first[i] as number;
    first[i] = from + ((second[i] as number) - from) * share;
  }
}

/** Eases a value from 0 to 1 in and out. */
export const easeInOut = (share: number) => {
  const within = Math.min(1, Math.max(0, share));
  return within * within * (3 - 2 * within);
};

export interface FilmSize {
  width: number;
  height: number;
  seconds: number;
  /** Constant rate factor of x264: higher values give a smaller and coarser film. */
  coarseness: number;
}

/** Writes an H.264 film without sound. Its index is at the start, so that it plays while it loads. */
export async function writeFilm(
  file: string,
  { width, height, seconds, coarseness }: FilmSize,
  frame: Frame,
): Promise<void> {
  const input = `-f rawvideo -pix_fmt rgba -s ${width}x${height} -r ${framesPerSecond} -i -`;
  const coding = `-an -c:v libx264 -preset slow -tune animation -crf ${coarseness} -pix_fmt yuv420p`;
  const colours =
    '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -vf scale=out_color_matrix=bt709';
  const rest =
    '-threads 1 -map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart';
  const options = `-y -loglevel error ${input} ${coding} ${colours} ${rest}`.split(' ');
  const ffmpeg = spawn('ffmpeg', [...options, file], { stdio: ['pipe', 'inherit', 'inherit'] });
  for (let i = 0; i < seconds * framesPerSecond; i++)
    if (!ffmpeg.stdin.write(frame(i / framesPerSecond))) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = (await once(ffmpeg, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
