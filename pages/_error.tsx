import type { NextPageContext } from 'next';
import { ErrorView } from '@/shell/errors/ErrorView';
import { setRetryAfter } from '@/errors/setRetryAfter';
import { statusOf } from '@/errors/statusOf';

/**
 * The page of all errors except 404, with the error's own status or 500. There is no 500.tsx, because Next
 * would use it for all errors, and with rewrites its router mistakes such a page for the requested one.
 */
export default function ErrorPage({ status }: { status: number }) {
  return <ErrorView status={status} />;
}

ErrorPage.getInitialProps = ({ res, err }: NextPageContext) => {
  const status = statusOf(res?.statusCode, err);
  if (res) {
    res.statusCode = status;
    setRetryAfter(res, status);
  }
  return { status };
};
