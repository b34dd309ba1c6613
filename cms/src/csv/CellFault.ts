import type { Site } from '../sites';

/** What is wrong with a cell, in both languages. */
export class CellFault extends Error {
  override name = 'CellFault';

  constructor(readonly said: Record<Site, string>) {
    super(said.en);
  }
}
