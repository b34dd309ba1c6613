import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useHydrated } from './useHydrated';

/**
 * A component that renders in the browser only, after hydration, and whose code loads when it first renders.
 *
 * `next/dynamic` with `ssr: false` has two faults here. React hydrates a page in parts, so the code can load
 * before its part hydrates; then the part differs from the server's HTML. And it renders with the highest
 * priority, so the consent form would change the footer before React has hydrated it.
 * @param fallback shown until the code has loaded, also in the server's HTML, and when it cannot be loaded
 * (`failed`); default: nothing
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
    const loading = fallback(false);
    return useHydrated() ? (
      <Suspense fallback={loading}>
        <Part {...props} />
      </Suspense>
    ) : (
      loading
    );
  };
}
