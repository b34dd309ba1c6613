import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LocaleQueriesContext } from './localeQueries';
import { useReportQueries } from './useReportQueries';

const report = jest.fn();
const queries = { en: 'beds=2' };

function Layout({ children }: { children: ReactNode }) {
  return <LocaleQueriesContext value={report}>{children}</LocaleQueriesContext>;
}

it('reports the queries, again after Strict Mode has mounted it again, and null at the end', () => {
  const { unmount } = renderHook(() => useReportQueries(queries), {
    wrapper: Layout,
    reactStrictMode: true,
  });
  expect(report).toHaveBeenLastCalledWith(queries);
  unmount();
  expect(report).toHaveBeenLastCalledWith(null);
});
