import styled from 'styled-components';
import { media } from '@/theme/media';
import { Icon } from '../Icon/Icon';
import type { Fact } from '../FactList/FactList';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.125rem 1rem;
  padding: 1.25rem;
  border-radius: var(--r-card);
  ${media.small} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 1.125rem 2rem;
    padding: 1.375rem 1.75rem;
  }
`;

const Item = styled.div`
  position: relative;
  padding-inline-start: 2.5rem;
  line-height: 1.25;
  dt {
    color: var(--fg-soft);
    font-size: var(--fs-tiny);
  }
  dd {
    font-weight: 600;
  }
`;

const Sign = styled(Icon)`
  position: absolute;
  inset-inline-start: 0;
  top: calc(50% - 14px);
  width: 28px;
  height: 28px;
  stroke-width: 1.6;
  color: var(--hue);
`;

interface DefinitionFactsProps {
  facts: Fact[];
}

/** The main facts of an entry in a bar. */
export function DefinitionFacts({ facts }: DefinitionFactsProps) {
  return (
    <List data-ground="sand">
      {facts.map(({ icon, name, value }) => (
        <Item key={name}>
          <dt>
            <Sign name={icon} />
            {name}
          </dt>
          <dd>{value}</dd>
        </Item>
      ))}
    </List>
  );
}
