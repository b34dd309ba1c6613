import styled from 'styled-components';
import { iconButton } from '@/components/Icon/iconButton';
import { media } from '@/theme/media';

export const Section = styled.section`
  display: grid;
  gap: 1.25rem;
`;

export const ListAndMonth = styled.div`
  display: grid;
  gap: 1.75rem;
  ${media.small} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: 2.5rem;
  }
`;

export const List = styled.ol`
  display: grid;
  gap: 0.75rem;
  line-height: 1.35;
`;

export const When = styled.time<{ $off: boolean }>`
  text-decoration: ${({ $off }) => ($off ? 'line-through' : 'none')};
`;

export const Place = styled.span`
  display: block;
  color: var(--fg-soft);
  font-size: var(--fs-small);
`;

export const More = styled.details`
  margin-top: 0.5rem;
  summary {
    padding-block: 0.625rem;
    cursor: pointer;
    font-weight: 600;
  }
`;

export const Month = styled.div`
  max-width: 19rem;
  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
    text-align: center;
  }
  th {
    padding-block: 0.375rem;
    color: var(--fg-soft);
    font-size: var(--fs-tiny);
    font-weight: 600;
  }
  td {
    height: 2.5rem;
    padding: 0;
  }
`;

export const MonthHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-weight: 600;
`;

export const Turn = styled.button`
  ${iconButton}
  color: var(--fg);
  &[data-turn='prev'] svg {
    rotate: 180deg;
  }
  &[aria-disabled='true'] {
    opacity: 0.35;
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const Marked = styled.td<{ $off: boolean }>`
  position: relative;
  > span:first-child {
    display: inline-grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: 50%;
    font-weight: 700;
    ${({ $off }) =>
      $off
        ? 'border: 2px solid var(--hue); text-decoration: line-through;'
        : 'background: var(--field); color: var(--on-hue);'}
    @media (forced-colors: active) {
      border: 2px solid CanvasText;
    }
  }
`;
