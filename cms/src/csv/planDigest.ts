import { createHash } from 'node:crypto';
import type { PlanLine } from './Plan';

/**
 * Identifies what a plan writes, so that a later plan of the same file can be compared with it. The ids of new contacts
 * are left out, because each plan gives them new ones.
 */
export const planDigest = (lines: readonly PlanLine[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        lines.map(({ line, faults, write }) => [
          line,
          faults,
          write && [
            write.id,
            write.published,
            write.changes.map(({ column, value }) => [column.name, value]),
          ],
        ]),
        (key, value: unknown) => (key === 'id' ? undefined : value),
      ),
    )
    .digest('base64url');
