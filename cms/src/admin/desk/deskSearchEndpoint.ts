import type { Endpoint } from 'payload';
import { isStaff } from '../../access/staff';
import { findByWords } from './findByWords';

/** Characters of a search; a longer one is no title and no address. */
const maxTyped = 200;

/** GET /cms-api/desk-search?query=…: the entries that the search of the desk finds. Only for the staff. */
export const deskSearchEndpoint: Endpoint = {
  path: '/desk-search',
  method: 'get',
  handler: async (req) => {
    if (!isStaff({ req })) return Response.json({ errors: [] }, { status: 403 });
    const query = (req.searchParams.get('query') ?? '').trim();
    if (query === '' || query.length > maxTyped)
      return Response.json({ errors: [] }, { status: 400 });
    return Response.json(await findByWords(req, query), {
      headers: { 'cache-control': 'no-store' },
    });
  },
};
