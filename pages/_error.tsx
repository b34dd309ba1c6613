import type { NextPageContext } from 'next';
import { ErrorView } from '@/errors/ErrorView';

/** Any error that has no screen of its own, with the error's status or 500. */
export default function ErrorPage({ status }: { status: number }) {
  return <ErrorView status={status} />;
}

ErrorPage.getInitialProps = ({ res, err }: NextPageContext) => ({
  status: res?.statusCode ?? err?.statusCode ?? 500,
});
