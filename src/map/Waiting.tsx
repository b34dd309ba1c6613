import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/Icon/Icon';

const Root = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 0.875rem;
  height: 100%;
  padding: 1.25rem;
  background: var(--t-sand);
  color: var(--ink);
  font-size: var(--fs-small);
  text-align: center;
  svg {
    width: 32px;
    height: 32px;
    color: var(--hue);
  }
`;

/** In the map's place, as large as it: what it waits for, if there is anything to say. */
export function Waiting({ children }: { children?: ReactNode }) {
  return (
    <Root>
      <Icon name="pin" />
      {children}
    </Root>
  );
}
