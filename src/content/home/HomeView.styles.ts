import styled from 'styled-components';
import { Flow } from '@/components/Wrap/Flow';
import { Wrap } from '@/components/Wrap/Wrap';
import { media } from '@/theme/media';

/** The hero of the home page is taller than others, because the section links overlap its lower edge. */
export const Opening = styled.div`
  form {
    max-width: 30rem;
    margin-top: 1.5rem;
  }
  /* A phone has no space for the icon and the longest placeholder. */
  ${media.belowSmall} {
    form svg {
      display: none;
    }
  }
  input::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  ${media.tablet} {
    --hero-anchor: 100%;
    --hero-least: 38.75rem;
    --hero-foot: 9rem;
  }
  ${media.desktop} {
    --hero-least: min(45rem, 54vw);
    --hero-foot: 10rem;
  }
  ${media.huge} {
    --hero-least: 47.5rem;
  }
`;

export const SectionLinksWrap = styled(Wrap)<{ $overlap: boolean }>`
  position: relative;
  z-index: 2;
  margin-top: ${({ $overlap }) => ($overlap ? '-3.25rem' : 'var(--s6)')};
  ${media.tablet} {
    margin-top: ${({ $overlap }) => ($overlap ? '-5.5rem' : 'var(--s6)')};
  }
`;

export const Rest = styled(Flow)`
  --page-top: var(--section);
`;
