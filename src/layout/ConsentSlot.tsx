import { lazy, Suspense } from 'react';
import { useHydrated } from '@/lib/useHydrated';

const Consent = lazy(async () => ({
  default: (await import('@/features/consent/Consent')).Consent,
}));

/**
 * The consent form for third-party tags. It renders only in the browser, because only the browser stores the
 * answer.
 */
export function ConsentSlot({ id }: { id: string }) {
  return (
    useHydrated() && (
      <Suspense>
        <Consent id={id} />
      </Suspense>
    )
  );
}
