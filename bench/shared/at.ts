/** The value below which so large a part of the samples is: at(times, 0.95) is their p95. */
export const at = (samples: readonly number[], part: number): number =>
  [...samples].sort((a, b) => a - b)[Math.floor(part * (samples.length - 1))] ?? NaN;
