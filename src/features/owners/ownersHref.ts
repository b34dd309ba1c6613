import type { CodeProps } from '@/features/account/useMailedCode';
import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';

/** The address on which the owner with a code answers, or without one that of the page. */
export const ownersHref = ({ code, id }: CodeProps, locale: Locale): string =>
  href('owners', locale) + (code && `?${new URLSearchParams({ code, id }).toString()}`);
