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
  /* The next element belongs to the title. */
  & + * {
    --page-top: 1.25rem;
  }
`;

interface PageTitleProps {
  children: ReactNode;
  /** A button for the page. */
  action?: ReactNode;
}

/** The heading of a page without a picture at the top. */
export function PageTitle({ children, action }: PageTitleProps) {
  return (
    <Root>
      <h1>{children}</h1>
      {action}
    </Root>
  );
}
