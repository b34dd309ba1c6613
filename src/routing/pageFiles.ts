import { DecodeError } from 'next/dist/shared/lib/utils';

/**
 * Stands in for three modules of Next's browser router: route-regex, route-matcher and is-dynamic
 * (docs/adr/010). Next's own know parallel and intercepted routes, catch-all files and a whole
 * engine for patterns; the pages of this site are named by words and by `[slug]`.
 */

interface PageRegex {
  re: RegExp;
  groups: Record<string, { pos: number; repeat: boolean; optional: boolean }>;
}

const parameter = /^\[([^[\]]+)\]$/;

/** Whether addresses of a page file have parameters. */
export function isDynamicRoute(page: string): boolean {
  return page.split('/').some((segment) => parameter.test(segment));
}

/** What the addresses of a page file look like: one group for each parameter. */
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
 * Reads the parameters out of a path; false if the path is none of the page's.
 * @throws DecodeError for a broken percent sign
 */
export function getRouteMatcher({ re, groups }: PageRegex) {
  return (path: string): Record<string, string> | false => {
    const found = re.exec(path);
    return (
      found !== null &&
      Object.fromEntries(
        Object.entries(groups).map(([name, { pos }]) => [name, decode(found[pos] ?? '')]),
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
