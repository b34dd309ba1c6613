import styled from 'styled-components';
import { Icon } from '../Icon/Icon';

export type StatusTone = 'warning' | 'danger' | 'neutral';

const tones: Record<StatusTone, string> = {
  warning: 'var(--free-soon)',
  danger: 'var(--busy)',
  neutral: 'var(--ink-soft)',
};

const Root = styled.p<{ $tone: StatusTone }>`
  --dot: ${({ $tone }) => tones[$tone]};
  display: flex;
  gap: 0.7rem;
  align-items: center;
  max-width: none;
  padding: 0.8rem 1rem;
  border-radius: var(--r-card);
  background: color-mix(in srgb, var(--dot) 13%, var(--surface));
  color: color-mix(in srgb, var(--dot) 84%, var(--ink));
  font-size: var(--fs-small);
  font-weight: 600;
  line-height: 1.3;
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
`;

/** A warning with an icon, a text and a colour. It is no live region, because it does not change. */
export function StatusAlert({ tone, text }: { tone: StatusTone; text: string }) {
  return (
    <Root $tone={tone}>
      <Icon name={tone === 'danger' ? 'ban' : 'clock'} />
      {text}
    </Root>
  );
}
