import type { NextPageContext } from 'next';
import { ErrorView } from '@/errors/ErrorView';
import { statusOf } from '@/errors/statusOf';

/**
 * Any error but a page that is not there, with the error's own status or 500. There is no 500.tsx
 * beside it: Next would make that one of all errors, and its router takes a page of that kind for
 * the one that was asked for as soon as there are rewrites.
 */
export default function ErrorPage({ status }: { status: number }) {
  return <ErrorView status={status} />;
}

ErrorPage.getInitialProps = ({ res, err }: NextPageContext) => {
  const status = statusOf(res?.statusCode, err);
  if (res) res.statusCode = status;
  return { status };
};
