/** src/prepareNextServer.ts sends requests that Next cannot read to this route. */
export const GET = (): Response =>
  new Response('Bad request', { status: 400, headers: { 'content-type': 'text/plain' } });
