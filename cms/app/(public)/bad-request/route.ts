/** Where src/boot.ts leads what nobody can read. */
export const GET = (): Response =>
  new Response('Bad request', { status: 400, headers: { 'content-type': 'text/plain' } });
