import { readFileSync } from 'node:fs';

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The file does not exist on other systems, or after the program has ended.
    return '';
  }
}

/**
 * Returns the milliseconds for which a program's main thread has waited for a core since its start. Tests
 * subtract this time, because it depends on other programs.
 */
export const cpuWaitMs = (pid: number): number =>
  Number(read(`/proc/${pid}/schedstat`).split(' ')[1] ?? 0) / 1e6;

/**
 * Returns the CPU time of a program since its start in milliseconds. The kernel counts hundredths of a
 * second.
 */
export function cpuMs(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
