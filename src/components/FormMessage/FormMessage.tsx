import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';

const Root = styled.div`
  display: flex;
  gap: 0.7rem;
  align-items: start;
  padding: 0.8rem 1rem;
  border-radius: var(--r-card);
  background: var(--t-sage);
  color: var(--ink);
  font-size: var(--fs-small);
  font-weight: 500;
  line-height: 1.45;
  svg {
    margin-top: 0.1em;
    color: var(--sage);
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
`;

/** An empty region takes no space, not even a grid gap. */
const Region = styled.div`
  &:empty {
    position: absolute;
  }
`;

/** A success message. The live region exists before the message, so that screen readers announce it. */
export function FormMessage({ children }: { children: ReactNode }) {
  return (
    <Region role="status">
      {children && (
        <Root>
          <Icon name="check" />
          <div>{children}</div>
        </Root>
      )}
    </Region>
  );
}
