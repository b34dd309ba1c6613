import type { CodeProps } from '@/features/account/useMailedCode';
import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';

export const mailLinkRoutes = { confirm: 'alertsConfirm', end: 'alertsEnd' } as const;

/** The address that confirms or ends the saved search of a code. */
export const mailLinkHref = (
  purpose: keyof typeof mailLinkRoutes,
  { code, id }: CodeProps,
  locale: Locale,
) => `${href(mailLinkRoutes[purpose], locale)}?${new URLSearchParams({ code, id }).toString()}`;
