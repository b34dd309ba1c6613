import { browserOnly } from '@/lib/browserOnly';

/** The consent form for third-party tags. Only the browser stores the answer. */
export const ConsentSlot = browserOnly(
  async () => (await import('@/features/consent/Consent')).Consent,
);
