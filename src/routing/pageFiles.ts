import { DecodeError } from 'next/dist/shared/lib/utils';

/**
 * Replaces three modules of Next's browser router: route-regex, route-matcher and is-dynamic
 * (docs/adr/010). The originals also support parallel and intercepted routes and catch-all files; the
 * page files of this site have only static and `[slug]` segments.
 */

interface PageRegex {
  re: RegExp;
  groups: Record<string, { pos: number; repeat: boolean; optional: boolean }>;
}

const parameter = /^\[([^[\]]+)\]$/;

/** Whether the path of a page file has parameters. */
export function isDynamicRoute(page: string): boolean {
  return page.split('/').some((segment) => parameter.test(segment));
}

/** Builds the pattern of the addresses of a page file, with one group for each parameter. */
export function getRouteRegex(page: string): PageRegex {
  const groups: PageRegex['groups'] = {};
  const segments = page
    .replace(/(?<=.)\/$/, '')
    .slice(1)
    .split('/');
  const pattern = segments.map((segment) => {
    const name = parameter.exec(segment)?.[1];
    if (name === undefined) return `/${segment.replace(/[|\\{}()[\]^$+*?.-]/g, '\\$&')}`;
    groups[name] = { pos: Object.keys(groups).length + 1, repeat: false, optional: false };
    return '/([^/]+?)';
  });
  return { re: new RegExp(`^${pattern.join('')}(?:/)?$`), groups };
}

/**
 * Returns a function that reads the parameters of a path, or false if the path does not match.
 * @throws DecodeError for a malformed % sequence
 */
export function getRouteMatcher({ re, groups }: PageRegex) {
  return (path: string): Record<string, string> | false => {
    const values = re.exec(path);
    return (
      values !== null &&
      Object.fromEntries(
        Object.entries(groups).map(([name, { pos }]) => [name, decode(values[pos] ?? '')]),
      )
    );
  };
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new DecodeError('failed to decode param');
  }
}
