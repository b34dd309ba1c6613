import type { NextApiHandler } from 'next';

/** Creates a handler for GET and HEAD; the answer to other methods is 405. */
export const createReadHandler =
  (handle: NextApiHandler): NextApiHandler =>
  async (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') await handle(request, response);
    else response.setHeader('Allow', 'GET, HEAD').status(405).end();
  };
