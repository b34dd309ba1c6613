let stopBuffering: (() => void) | null = null;

export const isBuffering = () => stopBuffering !== null;

/** @param stop inserts the buffered rules in their order and stops buffering */
export function setBuffering(stop: () => void): void {
  stopBuffering = stop;
}

/** Inserts the buffered rules in their order and stops buffering. */
export function insertBufferedRules(): void {
  stopBuffering?.();
  stopBuffering = null;
}
