import type { ComponentType } from 'react';
import { useHydrated } from './useHydrated';

/**
 * Renders a component only after hydration, for `next/dynamic` with `ssr: false`. React hydrates the page in
 * parts: if the code loads before its part hydrates, the output would differ from the server's HTML.
 */
export function browserOnly<Props extends object>(
  Part: ComponentType<Props>,
): ComponentType<Props> {
  return function BrowserOnly(props) {
    return useHydrated() && <Part {...props} />;
  };
}
