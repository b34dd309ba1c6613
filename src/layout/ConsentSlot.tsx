import { browserOnly } from '@/lib/browserOnly';

/** The consent form for third-party tags. Only the browser keeps the answer, in a cookie. */
export const ConsentSlot = browserOnly(
  async () => (await import('@/features/consent/Consent')).Consent,
);
