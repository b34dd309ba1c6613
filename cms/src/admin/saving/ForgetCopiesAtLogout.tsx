'use client';
import { useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { forgetCopies } from './localCopy';

/** Deletes the copies that forms keep in the browser when the editor logs out, because others may use the computer. */
export function ForgetCopiesAtLogout({ children }: { children: ReactNode }) {
  const { routes, admin } = useConfig().config;
  const isLogout = usePathname() === `${routes.admin}${admin.routes.logout}`;
  useEffect(() => {
    if (isLogout) forgetCopies();
  }, [isLogout]);
  return children;
}
