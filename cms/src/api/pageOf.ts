import { maxLimit } from './read';

interface Args {
  limit?: number | null;
  offset?: number | null;
}

/** The part of a list that is asked for; never more than 1000 elements. */
export const pageOf = ({ limit, offset }: Args): { limit: number; offset: number } => ({
  limit: Math.max(0, Math.min(limit ?? maxLimit, maxLimit)),
  offset: Math.max(0, offset ?? 0),
});
