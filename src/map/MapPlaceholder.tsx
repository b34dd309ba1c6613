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

/** A placeholder as large as the map, shown while the map loads, with an optional message. */
export function MapPlaceholder({ children }: { children?: ReactNode }) {
  return (
    <Root>
      <Icon name="pin" />
      {children}
    </Root>
  );
}
