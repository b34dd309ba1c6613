import styled from 'styled-components';
import { Link } from '@/components/Link/Link';
import { Heart } from './Heart';
import type { FavouritesPage } from './model';

const List = styled.ul`
  li {
    display: flex;
    gap: 1rem;
    align-items: center;
    justify-content: space-between;
    padding-block: 0.625rem;
    border-top: 1px solid var(--rule);
  }
  li:last-child {
    border-bottom: 1px solid var(--rule);
  }
  a {
    padding-block: 0.5rem;
    font-size: var(--fs-card);
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
`;

/** Links to favourite pages, for example guides, which have no cards. */
export function FavouritesPages({ pages }: { pages: FavouritesPage[] }) {
  return (
    <List>
      {pages.map((page) => (
        <li key={page.id}>
          <Link href={page.href}>{page.title}</Link>
          <Heart entry={page} />
        </li>
      ))}
    </List>
  );
}
