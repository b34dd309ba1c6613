import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { FeedbackForm } from '@/features/feedback/FeedbackForm';

const load = () => import('@/features/feedback/FeedbackForm');
const Form = lazy(async () => ({ default: (await load()).FeedbackForm }));

/** Without JavaScript the form is in the page; React does not look into noscript in the browser. */
const Plain: typeof FeedbackForm | null =
  typeof window === 'undefined'
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- must not be in the first load
      (require('@/features/feedback/FeedbackForm') as Awaited<ReturnType<typeof load>>).FeedbackForm
    : null;

/** Asks whether the page at a path is clear. The code comes when somebody has read that far. */
export function Feedback({ path }: { path: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '50%' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} data-feedback>
      <noscript>{Plain && <Plain path={path} />}</noscript>
      {isNear && (
        <Suspense>
          <Form key={path} path={path} />
        </Suspense>
      )}
    </div>
  );
}
