import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: 0.75rem;
`;

/** Overrides the styles of the card's list, which has rows of a name and a price. */
export const Item = styled.li`
  &&& {
    flex-wrap: nowrap;
    gap: 0.75rem;
    align-items: start;
    padding: 0;
  }
  img {
    flex: none;
    width: 44px;
    height: 44px;
    border-radius: 10px;
    object-fit: contain;
  }
  div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    margin-top: 0.25rem;
  }
`;

export const Description = styled.p`
  &&& {
    color: var(--fg);
    line-height: 1.45;
  }
`;
