import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;
  padding: 0.2rem 0.65rem;
  border-radius: var(--r-pill);
  background: var(--tint);
  color: var(--hue);
  font-size: var(--fs-tiny);
  font-weight: 600;
  line-height: 1.5;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** A short label in the section's hue. */
export function Tag({ icon, children }: { icon?: IconName; children: ReactNode }) {
  return (
    <Root>
      {icon && <Icon name={icon} />}
      <span dir="auto">{children}</span>
    </Root>
  );
}
