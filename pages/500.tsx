import { ErrorView } from '@/errors/ErrorView';

/** Made at build time and without the content management system: it must never fail itself. */
export default function ServerErrorPage() {
  return <ErrorView status={500} />;
}
