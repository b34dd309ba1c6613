import type { Locale } from '@/routing/locales';
import type { PointOfInterest } from './point';
import { fetchJson } from '@/lib/fetchInTime';
import { isRecord } from '@/lib/isRecord';

/** Requests in flight by language, because several components of a page fetch the points at the same time. */
const pendingRequests = new Map<Locale, Promise<PointOfInterest[]>>();

/**
 * Fetches all points of interest of a language from the site. The browser caches the answer.
 * @throws Error when there is no answer, or it is not a list of points
 */
export function fetchPoints(locale: Locale): Promise<PointOfInterest[]> {
  const pending = pendingRequests.get(locale);
  if (pending) return pending;
  const points = load(locale).finally(() => pendingRequests.delete(locale));
  pendingRequests.set(locale, points);
  return points;
}

async function load(locale: Locale): Promise<PointOfInterest[]> {
  const answer = await fetchJson(`/api/points?locale=${locale}`);
  if (!isPoints(answer)) throw new Error('no list of points');
  return answer;
}

/** Does not check the fields of icons, because the response comes from the same site. */
function isPoints(answer: unknown): answer is PointOfInterest[] {
  return Array.isArray(answer) && answer.every(isPoint);
}

function isPoint(value: unknown): value is PointOfInterest {
  if (!isRecord(value)) return false;
  const { id, title, address, description, href, position, icon } = value;
  return (
    [id, title, address, description, href ?? ''].every((text) => typeof text === 'string') &&
    (icon === null || isRecord(icon)) &&
    isRecord(position) &&
    Number.isFinite(position['lat']) &&
    Number.isFinite(position['lng'])
  );
}
