import type { NextApiHandler } from 'next';

/** Limits a handler to GET and HEAD; the response to other methods is 405. */
export const allowOnlyGet =
  (handle: NextApiHandler): NextApiHandler =>
  async (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') await handle(request, response);
    else response.setHeader('Allow', 'GET, HEAD').status(405).end();
  };
