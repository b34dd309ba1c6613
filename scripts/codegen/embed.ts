import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies the town's own pages for frames, the folder `embed` of the town, to public/embed. Pages of another town
 * are deleted.
 */
export async function writeEmbeds(root: string, town: string): Promise<void> {
  const served = path.join(root, 'public/embed');
  await rm(served, { recursive: true, force: true });
  const own = path.join(town, 'embed');
  if (existsSync(own)) await cp(own, served, { recursive: true });
}
