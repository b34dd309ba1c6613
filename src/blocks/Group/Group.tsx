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
    flex-direction: var(--direction);
    --flow: var(--direction-flow);
    --share: var(--direction-share);
    gap: var(--direction-gap);
    align-items: var(--direction-align);
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
