/** A JSON response that must not be cached. */
export const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });

/** A response of the contract that contains only an error. */
export const graphqlError = (message: string, status = 200, extensions?: object): Response =>
  json({ errors: [{ message, extensions }] }, status);
