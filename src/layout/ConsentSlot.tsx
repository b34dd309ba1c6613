import { lazy, Suspense } from 'react';
import { useHydrated } from '@/lib/useHydrated';

const Consent = lazy(async () => ({
  default: (await import('@/features/consent/Consent')).Consent,
}));

/** Asks about tags of others, on sites that have some: the server cannot know the answer. */
export function ConsentSlot({ id }: { id: string }) {
  return (
    useHydrated() && (
      <Suspense>
        <Consent id={id} />
      </Suspense>
    )
  );
}
