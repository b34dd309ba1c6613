import type { BeforeOperation } from '../lib/BeforeOperation';

/** Ignores `select` in requests that delete documents, because the hooks after a deletion need all fields. */
export function ignoreSelectOfDelete({ args, operation }: BeforeOperation): void {
  if (operation === 'delete') Object.assign(args, { select: undefined });
}
