/** Returns the value below which a part of the samples lies: percentile(times, 0.95) is their p95. */
export const percentile = (samples: readonly number[], part: number): number =>
  [...samples].sort((a, b) => a - b)[Math.floor(part * (samples.length - 1))] ?? NaN;

/** The percentiles of a series of samples. */
export interface Times {
  p50: number;
  p95: number;
}

export const timesOf = (samples: readonly number[]): Times => ({
  p50: percentile(samples, 0.5),
  p95: percentile(samples, 0.95),
});
