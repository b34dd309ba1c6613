/** A JSON answer that nobody keeps. */
export const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });

/** An answer of the contract that is nothing but an error. */
export const graphqlError = (message: string, status = 200, extensions?: object): Response =>
  json({ errors: [{ message, extensions }] }, status);
