import styled from 'styled-components';

export const List = styled.ul<{ $vertical: boolean; $text: boolean }>`
  display: flex;
  flex-flow: ${({ $vertical }) => ($vertical ? 'column nowrap' : 'row wrap')};
  align-items: ${({ $vertical }) => ($vertical ? 'var(--justify, start)' : 'center')};
  justify-content: ${({ $vertical }) => ($vertical ? 'start' : 'var(--justify, start)')};
  gap: ${({ $text }) => ($text ? '0 1.5rem' : '0.625rem')};
`;
