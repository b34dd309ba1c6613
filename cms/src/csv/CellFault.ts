import type { Site } from '../sites';

/** The fault of a cell, in both languages. */
export class CellFault extends Error {
  override name = 'CellFault';

  constructor(readonly texts: Record<Site, string>) {
    super(texts.en);
  }
}
