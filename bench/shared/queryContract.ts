/** Sends a query of the contract to a cms; `time` is the milliseconds until the complete response has arrived. */
export async function queryContract(
  cms: string,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
) {
  const started = performance.now();
  const response = await fetch(`${cms}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as { data?: unknown; errors?: unknown };
  return { ...answer, status: response.status, time: performance.now() - started };
}
