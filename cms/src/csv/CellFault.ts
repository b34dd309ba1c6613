import type { AdminText } from '../lib/adminLanguage';

/** The fault of a cell, in both languages. */
export class CellFault extends Error {
  override name = 'CellFault';

  constructor(readonly texts: AdminText) {
    super(texts.en);
  }
}
