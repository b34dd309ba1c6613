import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';

const List = styled.dl`
  display: grid;
  gap: 1rem;
  & + * {
    margin-top: 1.25rem;
  }
`;

export const Row = styled.div`
  position: relative;
  padding-inline-start: 2.375rem;
  line-height: 1.35;
  dt {
    color: var(--fg-soft);
    font-size: var(--fs-tiny);
  }
  dd {
    font-weight: 600;
    overflow-wrap: break-word;
  }
`;

export const FactIcon = styled(Icon)`
  position: absolute;
  inset-inline-start: 0;
  top: 0.5rem;
  width: 24px;
  height: 24px;
  stroke-width: 1.7;
  color: var(--hue);
`;

export interface Fact {
  icon: IconName;
  name: string;
  value: ReactNode;
}

/** A list of facts for the side column. */
export function FactList({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <List>
      {facts.map(({ icon, name, value }) => (
        <Row key={name}>
          <dt>
            <FactIcon name={icon} />
            {name}
          </dt>
          <dd>{value}</dd>
        </Row>
      ))}
    </List>
  );
}
