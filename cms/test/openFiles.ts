import { readdirSync, readlinkSync } from 'node:fs';

/** Whether this system tells which files are open. */
export const canSeeOpenFiles = process.platform === 'linux';

/** How often a file is open, in all programs together. */
export function openFiles(file: string): number {
  const handles = entriesOf('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => entriesOf(`/proc/${pid}/fd`).map((fd) => `/proc/${pid}/fd/${fd}`));
  return handles.filter((handle) => targetOf(handle) === file).length;
}

function targetOf(handle: string): string | null {
  try {
    return readlinkSync(handle);
  } catch {
    return null; // Closed since.
  }
}

/** None for a process of somebody else, or one that has ended since. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
