/** Settings of visitors and browsers for motion and data. Only for the browser. */

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The Network Information API. Browsers without it count as fast. */
function connection(): Connection {
  const { connection: info }: Navigator & { connection?: Connection } = navigator;
  return info ?? {};
}

const matches = (query: string) => window.matchMedia(query).matches;

/** Whether animations may run. */
export function allowsMotion(): boolean {
  return !matches('(prefers-reduced-motion: reduce)');
}

/** Whether a video may start without a press: it moves, and it is heavy. */
export function allowsAutoplay(): boolean {
  return allowsMotion() && !matches('(prefers-reduced-data: reduce)') && !connection().saveData;
}

/** Whether to prefetch what the visitor may need next: not on 2g or with data saver (specification §9). */
export function canPrefetch(): boolean {
  const { saveData, effectiveType = '' } = connection();
  return !saveData && !/2g/.test(effectiveType);
}
