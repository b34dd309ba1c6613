const routes = ['api', 'admin', 'cms-api', 'media', 'health', 'outbox', '_next'];

/**
 * Returns the kind of a requested URL. It never contains text of the client, which would be an unlimited
 * label.
 */
export function routeOf(url: string): string {
  const [, first = ''] = url.split(/[/?]/);
  return routes.includes(first) ? first : 'other';
}
