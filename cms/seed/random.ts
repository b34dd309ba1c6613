/** A seeded random generator: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next: () => number;
  /** A number in [low, high). */
  range: (low: number, high: number) => number;
  /** A whole number in [low, high], both ends included. */
  int: (low: number, high: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (probability: number) => boolean;
  shuffle: <T>(list: readonly T[]) => T[];
}

/** FNV-1a, 32 bit: neighbouring seeds must not give neighbouring sequences. */
function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) {
    value ^= character.charCodeAt(0);
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

/** All other methods, based on `next`. */
function drawingFrom(next: () => number): Random {
  const range = (low: number, high: number) => low + (high - low) * next();
  const int = (low: number, high: number) => Math.floor(range(low, high + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('Nothing to pick from an empty list');
    return list[int(0, list.length - 1)] as T;
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const rest = [...list];
    const shuffled: T[] = [];
    while (rest.length > 0) shuffled.push(...rest.splice(int(0, rest.length - 1), 1));
    return shuffled;
  };
  return { next, range, int, pick, chance: (probability) => next() < probability, shuffle };
}

/** Mulberry32 with a hashed seed. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  return drawingFrom(() => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  });
}
