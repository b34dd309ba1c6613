import { existsSync } from 'node:fs';
import { Machine } from './Machine';

/** Debian in this folder is used again by the next drill, without the traces of the last one. */
const folder = process.env.DRILL_DEBIAN ?? '/var/tmp/studium-drill-debian';

/** Returns the folder of a new Debian 13. */
export async function debian(): Promise<string> {
  if (!existsSync(`${folder}/usr`)) await new Machine(folder).install();
  return folder;
}
