import type { CodeProps } from '@/features/account/useMailedCode';
import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';

/** The address of the page about an offer, with the code of its mail, or without one that of the page. */
export const offerHref = ({ code, id }: CodeProps, locale: Locale): string =>
  href('offer', locale) + (code && `?${new URLSearchParams({ code, id }).toString()}`);
