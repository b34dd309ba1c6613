import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Wrap } from '@/components/Wrap/Wrap';

const Root = styled(Wrap)`
  display: grid;
  gap: 0.875rem;
  justify-items: start;
  padding-top: clamp(1.75rem, 4vw, 3.25rem);
  h1 {
    max-width: 13.36em;
  }
  /* What follows belongs to the title. */
  & + * {
    --page-top: 1.25rem;
  }
`;

interface PageTitleProps {
  children: ReactNode;
  /** What one can do with the page. */
  action?: ReactNode;
}

/** The heading of a page that begins without a picture. */
export function PageTitle({ children, action }: PageTitleProps) {
  return (
    <Root>
      <h1>{children}</h1>
      {action}
    </Root>
  );
}
