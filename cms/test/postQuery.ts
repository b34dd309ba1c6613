interface Failure {
  message: string;
  extensions?: { code?: string; retryAfter?: number; correlationId?: string };
}

/** An answer of the contract. */
export interface Answer {
  status: number;
  data?: Record<string, unknown> | null;
  errors?: Failure[];
  headers: Headers;
}

/** Sends a query of the contract to the cms at an address. */
export async function postQuery(
  cms: string,
  query: string,
  variables: object = {},
  headers: object = {},
): Promise<Answer> {
  const response = await fetch(`${cms}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as Pick<Answer, 'data' | 'errors'>;
  return { status: response.status, headers: response.headers, ...body };
}
