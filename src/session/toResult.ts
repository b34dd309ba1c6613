import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorOf } from './requestBff';
import type { Result } from './result';

/** Converts a call of Apollo Client to a Result. Never throws. */
export async function toResult<Data>(
  call: Promise<{ data?: Data | null | undefined; error?: unknown }>,
): Promise<Result<Data>> {
  try {
    const { data, error } = await call;
    return data && !error ? { ok: true, value: data } : failure(error);
  } catch (error) {
    return failure(error);
  }
}

function failure(error: unknown): { ok: false; errors: ReturnType<typeof errorOf>[] } {
  if (CombinedGraphQLErrors.is(error)) return { ok: false, errors: error.errors.map(errorOf) };
  const message = error instanceof Error ? error.message : '';
  return { ok: false, errors: [{ code: 'network', message }] };
}
