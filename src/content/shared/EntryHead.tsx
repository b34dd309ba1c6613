import styled from 'styled-components';
import type { Detail } from './detail';

const Root = styled.div`
  color: var(--fg-soft);
  font-size: var(--fs-small);
  line-height: 1.4;
  &:not(:last-child) {
    margin-bottom: 1.125rem;
  }
  b {
    color: var(--fg);
  }
`;

/** The categories, the name and the address of an entry, above the facts in the side column. */
export const EntryHead = ({
  detail: { labels, title, address },
}: {
  detail: Pick<Detail, 'labels' | 'title' | 'address'>;
}) => (
  <Root>
    {labels.length > 0 && <p>{labels.map((label) => label.title).join(' · ')}</p>}
    <p>
      <b>{title}</b>
    </p>
    {address && <p>{address}</p>}
  </Root>
);
