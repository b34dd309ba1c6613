import type { NextApiHandler } from 'next';
import { refuseOtherMethods } from './refuseOtherMethods';

/** Limits a handler to GET and HEAD; the response to other methods is 405. */
export const allowOnlyGet =
  (handle: NextApiHandler): NextApiHandler =>
  async (request, response) => {
    if (refuseOtherMethods(request, response, 'GET', 'HEAD')) response.end();
    else await handle(request, response);
  };
