import styled from 'styled-components';

/** The frame of a specimen: as wide as a page, with the page's margin. */
export const Sheet = styled.div`
  display: grid;
  gap: 2rem;
  padding: var(--gutter);
`;

export const Tiles = styled.ul<{ $least: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $least }) => $least}, 100%), 1fr));
  gap: 1.5rem 1rem;
`;

export const Tile = styled.li`
  display: grid;
  gap: 0.5rem;
  align-content: start;
  font-size: var(--fs-small);
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

export const Code = styled.code`
  font-size: var(--fs-tiny);
  color: var(--fg-soft);
`;
