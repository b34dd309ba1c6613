import { readdirSync, readlinkSync } from 'node:fs';

/** Whether this system lists open files. */
export const canSeeOpenFiles = process.platform === 'linux';

/** Counts how often a file is open in all programs. */
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
    return null; // The file was closed meanwhile.
  }
}

/** Returns an empty list for a process of another user, or one that has ended meanwhile. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
