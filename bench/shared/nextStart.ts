import { binOf } from '../../scripts/lib/paths.mjs';

/** The arguments with which Node serves what Next has built. */
export const nextStart = (port: number): string[] => [binOf('next'), 'start', '-p', String(port)];
