import { match } from '@/routing/match';

/**
 * What kind of address somebody asks for, in few words: measurements count by it. Never what
 * visitors wrote: an address that is none is `other`.
 */
export function routeType(url: string): string {
  const [path = '/'] = url.split('?');
  if (path.startsWith('/_next/data/')) return 'data';
  if (/^\/(_next|fonts|icons)\//.test(path)) return 'static';
  if (path.startsWith('/media/')) return 'media';
  if (path === '/api') return 'api';
  const [, handler] =
    /^\/api\/(revalidate|health|search|session|feedback|finding|points)\b/.exec(path) ?? [];
  if (handler) return `api ${handler}`;
  return match(path)?.name ?? 'other';
}
