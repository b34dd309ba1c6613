import styled from 'styled-components';

const dots = {
  available: 'var(--dot-available)',
  freeSoon: 'var(--dot-free-soon)',
  busy: 'var(--dot-busy)',
  card: 'var(--dot-card)',
};
export type ChipTone = keyof typeof dots;

/** What chips of all tones have; a page has it once. */
const Shape = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  padding: 0.2rem 0.7rem;
  border-radius: var(--r-pill);
  background: var(--chip);
  color: var(--on-chip);
  font-size: var(--fs-tiny);
  font-weight: 600;
  line-height: 1.5;
  &::before {
    content: '';
    width: 0.55rem;
    height: 0.55rem;
    border-radius: 50%;
    forced-color-adjust: none;
  }
`;

const Root = styled(Shape)<{ $tone: ChipTone }>`
  &::before {
    background: ${({ $tone }) => dots[$tone]};
  }
`;

/** A state on a picture: a coloured dot and a text. */
export function Chip({ tone, label }: { tone: ChipTone; label: string }) {
  return <Root $tone={tone}>{label}</Root>;
}
