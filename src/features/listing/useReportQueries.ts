import { useContext, useEffect, useRef } from 'react';
import { LocaleQueriesContext, type LocaleQueries } from './localeQueries';

/** Reports the queries of this listing in the other languages to the layout, for its language switchers. */
export function useReportQueries(queries: LocaleQueries): void {
  const report = useContext(LocaleQueriesContext);
  // A listing without filters reports nothing at first, so that the layout is not rendered twice.
  const reported = useRef('');
  useEffect(() => {
    const text = Object.values(queries).join(' ');
    if (reported.current !== text) report(queries);
    reported.current = text;
  }, [report, queries]);
  useEffect(
    () => () => {
      // A component that React mounts again reports again.
      reported.current = '';
      report(null);
    },
    [report],
  );
}
