import type { AdminText } from '../lib/adminLanguage';

/** The fault of a cell, in both languages. */
export class CellFault extends Error {
  override name = 'CellFault';

  constructor(readonly texts: AdminText) {
    super(texts.en);
  }
}

/** The names of a sheet that no column has, so that the editor can choose one for each. */
export class UnknownColumns extends CellFault {
  constructor(
    texts: AdminText,
    readonly names: readonly string[],
  ) {
    super(texts);
  }
}
