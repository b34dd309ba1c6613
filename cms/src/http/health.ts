import { getCms } from '../getApi';
import { json } from './json';

/** GET /health: whether the program can read its database. */
export async function health(): Promise<Response> {
  try {
    const payload = await getCms();
    await payload.count({ collection: 'pages' });
    return json({ status: 'ok', database: 'ok' });
  } catch {
    return json({ status: 'error', database: 'unreachable' }, 503);
  }
}
