import { binOf } from '../../scripts/lib/paths.mjs';

/** Returns the arguments for Node to serve a build of Next. */
export const nextStartArgs = (port: number): string[] => [
  binOf('next'),
  'start',
  '-p',
  String(port),
];
