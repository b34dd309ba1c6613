/**
 * Whether the address in a request is a path, without a host, that can be decoded and has no backslash and no part `.` or
 * `..`; browsers send no others. A proxy in front and a program behind it read them differently. So `/en/./api/health`
 * would be the page `/en/api/health` for the rules of the proxy, and `/api/health` for Next.
 */
export function isNormalPath(url: string): boolean {
  const [path = ''] = url.split('?');
  if (!path.startsWith('/') || /\\|\/(\.|%2e){1,2}(\/|$)/i.test(path)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
