import { percentile } from './percentile';

/** The percentiles of a series of samples in milliseconds. */
export interface Times {
  p50: number;
  p95: number;
}

export const timesOf = (samples: readonly number[]): Times => ({
  p50: percentile(samples, 0.5),
  p95: percentile(samples, 0.95),
});
