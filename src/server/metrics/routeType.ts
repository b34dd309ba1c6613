import { match } from '@/routing/match';

/**
 * The kind of a requested address, as a label of the metrics. It never contains text from a visitor; an
 * unknown address is `other`.
 */
export function routeType(url: string): string {
  const [path = '/'] = url.split('?');
  if (path.startsWith('/_next/data/')) return 'data';
  if (/^\/(_next|fonts|icons)\//.test(path)) return 'static';
  if (path.startsWith('/media/')) return 'media';
  if (path === '/api') return 'api';
  const [, handler] =
    /^\/api\/(revalidate|health|search|session|feedback|listing|points)\b/.exec(path) ?? [];
  if (handler) return `api ${handler}`;
  return match(path)?.name ?? 'other';
}
