import { postQuery } from '../../../cms/test/postQuery';

/** Sends a query of the contract to a cms; `time` is the milliseconds until the complete response has arrived. */
export async function queryContract(
  cms: string,
  query: string,
  variables: object = {},
  headers: object = {},
) {
  const started = performance.now();
  const answer = await postQuery(cms, query, variables, headers);
  return { ...answer, time: performance.now() - started };
}
