import { maxLimit } from './Reader';

interface Args {
  limit?: number | null;
  offset?: number | null;
}

/** Returns the requested range of a list, limited to 1000 elements. */
export const pageOf = ({ limit, offset }: Args): { limit: number; offset: number } => ({
  limit: Math.max(0, Math.min(limit ?? maxLimit, maxLimit)),
  offset: Math.max(0, offset ?? 0),
});
