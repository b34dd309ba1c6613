import styled from 'styled-components';
import { media } from '@/theme/media';
import { Row, FactIcon, type Fact } from '../FactList/FactList';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(7rem, 34%), 1fr));
  gap: 1.125rem 1rem;
  padding: 1.25rem;
  border-radius: var(--r-card);
  ${media.small} {
    display: flex;
    flex-wrap: wrap;
    gap: 1.125rem 2.5rem;
    padding: 1.375rem 1.75rem;
  }
`;

const Item = styled(Row)`
  padding-inline-start: 2.5rem;
  line-height: 1.25;
`;

const LargeIcon = styled(FactIcon)`
  top: calc(50% - 14px);
  width: 28px;
  height: 28px;
  stroke-width: 1.6;
`;

/** The main facts of an entry in a bar. */
export function DefinitionFacts({ facts }: { facts: Fact[] }) {
  return (
    <List data-ground="sand">
      {facts.map(({ icon, name, value }) => (
        <Item key={name}>
          <dt>
            <LargeIcon name={icon} />
            {name}
          </dt>
          <dd>{value}</dd>
        </Item>
      ))}
    </List>
  );
}
