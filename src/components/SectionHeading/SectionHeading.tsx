import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 0.5rem 2rem;
`;

/** A section title with the town's arch before it. */
export const ArchHeading = styled.h2`
  display: flex;
  align-items: baseline;
  gap: 0.55em;
  &::before {
    content: '';
    flex: none;
    width: 0.5em;
    height: 0.72em;
    border-radius: 1em 1em 0 0;
    background: var(--mark);
    forced-color-adjust: none;
  }
`;

interface SectionHeadingProps {
  id?: string;
  children: ReactNode;
  /** A link to all entries, at the end of the line. */
  action?: ReactNode;
}

export function SectionHeading({ id, children, action }: SectionHeadingProps) {
  return (
    <Root>
      <ArchHeading id={id} dir="auto">
        {children}
      </ArchHeading>
      {action}
    </Root>
  );
}
