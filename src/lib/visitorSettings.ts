/** What visitors have set, or browsers tell, about motion and data. For the browser only. */

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Network Information API; browsers without it are taken for fast ones. */
function connection(): Connection {
  const { connection: told }: Navigator & { connection?: Connection } = navigator;
  return told ?? {};
}

const asks = (query: string) => window.matchMedia(query).matches;

/** Whether something may move. */
export function welcomesMotion(): boolean {
  return !asks('(prefers-reduced-motion: reduce)');
}

/** Whether a film may start by itself: it moves, and it is heavy. */
export function welcomesFilms(): boolean {
  return welcomesMotion() && !asks('(prefers-reduced-data: reduce)') && !connection().saveData;
}

/** Whether to fetch what a visitor may want next: not on 2g or with data saver (specification §9). */
export function mayLoadAhead(): boolean {
  const { saveData, effectiveType = '' } = connection();
  return !saveData && !/2g/.test(effectiveType);
}
