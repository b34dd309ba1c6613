import { useRef } from 'react';
import type { FeedbackForm } from '@/features/feedback/FeedbackForm';
import { browserOnly } from '@/lib/browserOnly';
import { useNear } from '@/lib/useNear';

const load = () => import('@/features/feedback/FeedbackForm');
const Form = browserOnly(async () => (await load()).FeedbackForm);

/**
 * The form for browsers without JavaScript. It renders only on the server, because React ignores noscript in
 * the browser.
 */
const Plain: typeof FeedbackForm | null =
  typeof window === 'undefined'
    ? // oxlint-disable-next-line typescript/no-require-imports -- must not be in the first load
      (require('@/features/feedback/FeedbackForm') as Awaited<ReturnType<typeof load>>).FeedbackForm
    : null;

/** The form for feedback about the page. Its code loads when the visitor scrolls near it. */
export function Feedback({ path }: { path: string }) {
  const root = useRef<HTMLDivElement>(null);
  const isNear = useNear(root);
  return (
    <div ref={root} data-feedback>
      <noscript>{Plain && <Plain path={path} />}</noscript>
      {isNear && <Form key={path} path={path} />}
    </div>
  );
}
