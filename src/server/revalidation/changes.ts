import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import { parseJson } from '@/lib/parseJson';

const changeShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('entry'),
    section: z.string(),
    /** Paths without a leading slash, per site: first the current one, then the former ones. */
    uris: z.record(z.string(), z.array(z.string())),
  }),
  z.object({ kind: z.enum(['category', 'global', 'navigation', 'asset']) }),
]);
const bodyShape = z.object({ changes: z.array(changeShape) });

/** A change that an editor published, as the cms's webhook reports it. */
export type Change = z.infer<typeof changeShape>;

/**
 * Reads the body of the webhook.
 * @throws AppError webhook/bad-body
 */
export function parseChanges(body: string): Change[] {
  const parsed = bodyShape.safeParse(parseJson(body));
  if (parsed.success) return parsed.data.changes;
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new AppError('webhook/bad-body', reasons.join('; '));
}
