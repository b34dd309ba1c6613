import { readFile } from 'node:fs/promises';

/** The part of the drawing that is shown, from above the highest roof to the ground. */
const viewBox = '0 -16 1440 116';

/**
 * Reads the skyline of a town, a single path.
 *
 * @returns the data of the path
 * @throws {Error} if the file has another viewBox, or more than one path without colours
 */
export async function readSkyline(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  const shape = new RegExp(
    `^<svg [^>]*viewBox="${viewBox}"[^>]*>\\s*<path d="([\\d\\s.,a-zA-Z-]+)"\\s*/>\\s*</svg>\\s*$`,
  );
  const [, path] = shape.exec(text) ?? [];
  if (!path)
    throw new Error(`${file} must be one <path d="…"/> in an <svg> of the viewBox ${viewBox}.`);
  return path;
}
