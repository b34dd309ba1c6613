import styled from 'styled-components';
import { media } from '@/theme/media';
import type { PropsWithChildren } from 'react';

/** The frame sets --direction: side by side from tablets on, one below the other on phones. */
const Stack = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  --flow: 1;
  --share: 0 0 auto;
  ${media.tablet} {
    flex-direction: var(--direction, column);
    --flow: var(--direction-flow, 1);
    --share: var(--direction-share, 0 0 auto);
    gap: var(--direction-gap, 0);
    align-items: var(--direction-align, stretch);
  }
  & > * {
    flex: var(--share);
    min-width: 0;
  }
`;

/** The frame sets the colour of a group, and its children are its content. */
export function Group({ children }: PropsWithChildren) {
  return <Stack>{children}</Stack>;
}
