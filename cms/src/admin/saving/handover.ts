import type { Unsaved } from './localCopy';

let typed: Unsaved | null = null;

/**
 * Passes on what is typed while Payload goes from the form of a new entry to that of the entry which was just created,
 * because it opens that one with the stored values.
 */
export const handOver = (unsaved: Unsaved): void => void (typed = unsaved);

export function takeHandover(): Unsaved | null {
  const taken = typed;
  typed = null;
  return taken;
}
