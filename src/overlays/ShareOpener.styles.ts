import styled from 'styled-components';
import { media } from '@/theme/media';
import { pill, round } from '@/components/Pill/pill';

/** Round without text on phones; with text from tablets on. */
export const ShareButton = styled.button`
  border: 0;
  ${pill}
  @media (scripting: none), print {
    display: none;
  }
  ${media.belowTablet} {
    ${round}
  }
`;
