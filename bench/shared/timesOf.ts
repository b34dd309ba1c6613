import { at } from './at';

/** Milliseconds of a series of samples. */
export interface Times {
  p50: number;
  p95: number;
}

export const timesOf = (samples: readonly number[]): Times => ({
  p50: at(samples, 0.5),
  p95: at(samples, 0.95),
});
