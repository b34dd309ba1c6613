import { fetchInTime } from '@/lib/fetchInTime';
import { isRecord } from '@/lib/isRecord';

/**
 * Sends a request to the BFF, also if the visitor leaves the page meanwhile. Without a response in time, the result has one
 * error with the code `network`.
 */
export async function requestSite(
  url: '/api' | '/api/session',
  method: 'POST' | 'DELETE',
  content?: object,
): Promise<Record<string, unknown>> {
  try {
    const response = await fetchInTime(url, {
      method,
      keepalive: true,
      ...(content && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(content),
      }),
    });
    if (response.status === 204) return {};
    const json: unknown = await response.json();
    if (isRecord(json)) return json;
  } catch {
    // A failed request and a response that is not JSON give the same error.
  }
  return { errors: [{ message: 'The site does not answer.', extensions: { code: 'network' } }] };
}
