import styled from 'styled-components';

const dots = {
  available: 'var(--dot-available)',
  freeSoon: 'var(--dot-free-soon)',
  busy: 'var(--dot-busy)',
  card: 'var(--dot-card)',
};
export type ChipTone = keyof typeof dots;

const Root = styled.span<{ $tone: ChipTone }>`
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
    background: ${({ $tone }) => dots[$tone]};
    forced-color-adjust: none;
  }
`;

/** A state on a picture: a coloured dot and a text. */
export function Chip({ tone, label }: { tone: ChipTone; label: string }) {
  return <Root $tone={tone}>{label}</Root>;
}
