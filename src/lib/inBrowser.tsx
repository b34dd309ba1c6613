import type { ComponentType } from 'react';
import { useHydrated } from './useHydrated';

/**
 * What scripts alone can draw, for `next/dynamic` with `ssr: false`. A page comes to life part by part:
 * were its code there before its part is, the part would differ from the server's HTML.
 */
export function inBrowser<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function InBrowser(props) {
    return useHydrated() && <Part {...props} />;
  };
}
