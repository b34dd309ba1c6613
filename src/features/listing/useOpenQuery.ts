import { useRouter } from 'next/compat/router';

/** Returns a function that opens another query of this page: the browser shows it without a new page. */
export function useOpenQuery(): (href: string) => void {
  const router = useRouter();
  return (href) => {
    void router?.push(href, undefined, { locale: false, shallow: true, scroll: false });
  };
}
