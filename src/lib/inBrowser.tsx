import type { ComponentType } from 'react';
import { useHydrated } from './useHydrated';

/**
 * What scripts alone can draw, for `next/dynamic` with `ssr: false`. A page comes to life part by part:
 * were its code there before its part is, the part would differ from the server's HTML.
 * @param Waiting what stands in its place until then
 */
export function inBrowser<Props extends object>(
  Part: ComponentType<Props>,
  Waiting?: ComponentType,
): ComponentType<Props> {
  return function InBrowser(props) {
    if (useHydrated()) return <Part {...props} />;
    return Waiting ? <Waiting /> : null;
  };
}
