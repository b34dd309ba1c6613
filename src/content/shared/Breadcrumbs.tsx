import styled from 'styled-components';
import { Link } from '@/components/Link/Link';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.5rem;
  color: var(--fg-soft);
  font-size: var(--fs-small);
  li {
    display: flex;
    gap: 0.5rem;
    min-height: 28px;
    align-items: center;
  }
  li + li::before {
    /* For Safari before 17.4 and Firefox before 128, which do not know the alternative text. */
    content: '/';
    content: '/' / '';
    color: var(--fg-soft);
  }
`;

const Crumb = styled(Link)`
  padding-block: 0.15rem;
  text-decoration-color: var(--rule);
  text-underline-offset: 0.25em;
  &:hover {
    color: var(--link);
    text-decoration-color: currentColor;
  }
`;

interface BreadcrumbsProps {
  /** From below the home page down, without the page itself. */
  items?: { title: string; href: string }[];
}

/** The path from the home page. It omits the page's own title, because the heading follows. */
export function Breadcrumbs({ items = [] }: BreadcrumbsProps) {
  const { t, locale } = useI18n();
  const home = { title: t('common.breadcrumbs.home'), href: href('home', locale) };
  return (
    <nav aria-label={t('common.breadcrumbs.label')} data-print="hide">
      <List>
        {[home, ...items].map((item) => (
          <li key={item.href}>
            <Crumb href={item.href}>{item.title}</Crumb>
          </li>
        ))}
      </List>
    </nav>
  );
}
