import type { NextApiRequest, NextApiResponse } from 'next';

/**
 * Sets the status 405 and the header `Allow` if the method of a request is not allowed.
 * @returns whether it is refused; the caller then sends the response
 */
export function refuseOtherMethods(
  { method = '' }: NextApiRequest,
  response: NextApiResponse,
  ...allowed: string[]
): boolean {
  if (allowed.includes(method)) return false;
  response.setHeader('Allow', allowed.join(', ')).status(405);
  return true;
}
