import type { Endpoint } from 'payload';
import { isStaff } from '../access/staff';
import { readScreenshot } from './files';
import { screenshotPath } from './pages';
import { isAdminLanguage } from '../lib/adminLanguage';

/** GET /cms-api/guide/{language}/{name}: a screenshot of the guide. Only for the staff. */
export const guideEndpoint: Endpoint = {
  path: screenshotPath(':language', ':name'),
  method: 'get',
  handler: async (req) => {
    if (!isStaff({ req })) return Response.json({ errors: [] }, { status: 403 });
    const { language, name } = req.routeParams ?? {};
    const picture =
      isAdminLanguage(language) && typeof name === 'string'
        ? await readScreenshot(language, name)
        : null;
    if (!picture) return Response.json({ errors: [] }, { status: 404 });
    return new Response(picture, {
      headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=600' },
    });
  },
};
