'use client';
import { Link, useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { formatAdminURL } from 'payload/shared';
import { useLanguage } from '../admin/useLanguage';
import { guidePath } from './pages';
import './GuideLink.css';

const texts = { it: 'Guida', en: 'Help' };

/** The link to the editors' guide at the top of the navigation, because its other end is often outside the window. */
export function GuideLink() {
  const { config } = useConfig();
  const pathname = usePathname();
  const language = useLanguage();
  const href = formatAdminURL({ adminRoute: config.routes.admin, path: guidePath() });
  const isOpen = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <Link
      className="nav__link studium-guide-link"
      href={href}
      id="nav-guide"
      prefetch={false}
      aria-current={pathname === href ? 'page' : undefined}
    >
      {isOpen && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{texts[language]}</span>
    </Link>
  );
}
