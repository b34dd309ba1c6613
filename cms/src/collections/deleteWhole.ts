import type { BeforeOperation } from '../lib/BeforeOperation';

/**
 * Reads whole documents for a deletion, also if the request selects fields: the hooks after a deletion need the others,
 * and would fail.
 */
export function deleteWhole({ args, operation }: BeforeOperation): void {
  if (operation === 'delete') Object.assign(args, { select: undefined });
}
