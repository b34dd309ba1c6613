import { useRouter } from 'next/compat/router';

/** The category that the address asks for, or null for all. */
export function useCategory(): string | null {
  const asked = useRouter()?.query['category'];
  return typeof asked === 'string' ? asked : null;
}
