import { readFileSync } from 'node:fs';

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Not Linux, or the program has ended.
    return '';
  }
}

/**
 * Milliseconds for which a program's main thread has waited for a core, since its start. Time that the
 * machine gave to other programs says nothing about this one.
 */
export const starvedMs = (pid: number): number =>
  Number(read(`/proc/${pid}/schedstat`).split(' ')[1] ?? 0) / 1e6;

/** Milliseconds of cores that a program has used since its start; the kernel counts in hundredths. */
export function cpuMs(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
