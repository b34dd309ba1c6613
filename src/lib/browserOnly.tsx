import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useHydrated } from './useHydrated';

/**
 * A component that renders in the browser only, after hydration, and whose code loads when it first renders.
 *
 * `next/dynamic` with `ssr: false` is not enough, because React hydrates the page in parts. If the code loads
 * before its part hydrates, the output differs from the server's HTML. And `next/dynamic` shows its part with
 * the highest priority: the consent form would change the footer before the footer hydrates.
 * @param fallback shown while the code loads, or when it cannot be loaded (`failed`); default: nothing
 */
export function browserOnly<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (failed: boolean) => ReactNode = () => null,
): ComponentType<Props> {
  const Failed: ComponentType<Props> = () => fallback(true);
  const Part: ComponentType<Props> = lazy(async () => ({
    default: await load().catch(() => Failed),
  }));
  return function BrowserOnly(props) {
    return (
      useHydrated() && (
        <Suspense fallback={fallback(false)}>
          <Part {...props} />
        </Suspense>
      )
    );
  };
}
