import dynamic, { type DynamicOptions } from 'next/dynamic';
import type { ComponentType } from 'react';
import { useHydrated } from './useHydrated';

/**
 * A component that renders in the browser only, after hydration, and whose code loads when it first renders.
 * It renders nothing if the code does not load.
 *
 * React hydrates the page in parts, so `next/dynamic` with `ssr: false` alone is not enough: if the code loads
 * before its part hydrates, the output differs from the server's HTML.
 * @param loading shown while the code loads, and with an `error` if it does not
 */
export function browserOnly<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading?: DynamicOptions['loading'],
): ComponentType<Props> {
  const Part = dynamic<Props>(load, { ssr: false, ...(loading && { loading }) });
  return function BrowserOnly(props) {
    return useHydrated() && <Part {...props} />;
  };
}
